"""As much of the client's side of web sockets (RFC 6455) as a test needs."""
import base64
import os
import socket
import struct


class WebSocket:
    """A connection; `receive` waits for no longer than `timeout` seconds."""

    def __init__(self, host, port, path, protocol=None, timeout=20):
        self.socket = socket.create_connection((host, port), timeout)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}:{port}", f"Origin: http://{host}:{port}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]
        if protocol:
            lines.append(f"Sec-WebSocket-Protocol: {protocol}")
        self.socket.sendall("\r\n".join(lines + ["", ""]).encode())
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.splitlines()[0]:
            raise ConnectionError(head.decode(errors="replace"))

    def more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server has closed the connection")
        self.buffer += data

    def take(self, count):
        while len(self.buffer) < count:
            self.more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def receive(self):
        """The next message, its fragments joined."""
        message = b""
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            data = self.take(length)
            if first & 0x0F == 8:
                raise ConnectionError("the server has closed the connection")
            if first & 0x0F == 9:
                self.send(data, opcode=10)
            elif first & 0x0F in (0, 1, 2):
                message += data
                if first & 0x80:
                    return message

    def send(self, data, opcode=2):
        size = len(data)
        if size < 126:
            head = struct.pack(">BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack(">BBQ", 0x80 | opcode, 0x80 | 127, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))
