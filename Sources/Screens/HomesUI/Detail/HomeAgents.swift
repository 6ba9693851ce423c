import CommonUI
import Homes
import SwiftUI

/// Who offers a home, and how to call them.
struct HomeAgents: View {
  let advertiser: HomeAdvertiser

  var body: some View {
    HomeSection(HomesUIText.agent) {
      if let name = advertiser.name {
        HStack(spacing: 12) {
          if let logo = advertiser.logo {
            RemoteImage(logo, longestSide: 96, contentMode: .fit, symbol: "building.2")
              .frame(width: 72, height: 40)
              .accessibilityHidden(true)
          }
          Text(name)
        }
      }
      ForEach(advertiser.agents, id: \.self) { agent in
        HStack(alignment: .top, spacing: 12) {
          RemoteImage(agent.picture, longestSide: 48, symbol: "person")
            .frame(width: 48, height: 48)
            .clipShape(Circle())
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 4) {
            Text(agent.name).font(Font.body.weight(.medium))
            ForEach(agent.phones, id: \.self) { HomePhone(phone: $0, agent: agent.name) }
          }
        }
      }
    }
  }
}
