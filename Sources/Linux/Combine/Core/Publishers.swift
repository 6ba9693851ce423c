/// The namespace of the publishers that operators make.
/// https://developer.apple.com/documentation/combine/publishers
public enum Publishers {}
