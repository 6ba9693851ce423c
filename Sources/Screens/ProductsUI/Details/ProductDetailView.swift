import CommonUI
import Products
import SwiftUI

/// The third screen: one product, whether its check digit is right, and its bar code.
struct ProductDetailView: View {
  @StateObject private var model: ProductDetailModel

  init(_ opened: OpenedProduct, context: ProductsContext) {
    _model = StateObject(wrappedValue: ProductDetailModel(opened, context: context))
  }

  var body: some View {
    content
      .navigationTitle(ProductsUIText.detail)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          if let detail = model.detail {
            ShareButton(SharedItem(subject: detail.title, text: detail.shared, url: detail.page))
          }
        }
      }
      .onAppear { model.appeared() }
      .onDisappear { model.disappeared() }
  }

  @ViewBuilder private var content: some View {
    if let detail = model.detail {
      ScrollView {
        VStack(spacing: 0) {
          DemoBanner(in: .second)
          DetailNotices(phase: model.phase, notice: model.notice) { model.refreshTapped() }
          DetailContent(detail: detail)
            .padding()
            .frame(maxWidth: 640)
        }
        .frame(maxWidth: .infinity)
      }
    } else {
      switch model.phase {
      case .idle, .loading, .loaded: LoadingView()
      case .missing(let message):
        StatusView(symbol: "shippingbox", title: ProductsUIText.nothingFound, message: message)
      case .failed(let message): StatusView(failure: message) { model.refreshTapped() }
      }
    }
  }
}

extension ProductDetailModel {
  fileprivate convenience init(_ opened: OpenedProduct, context: ProductsContext) {
    switch opened {
    case .product(let product):
      self.init(product, service: context.service, locale: context.locale, time: context.time)
    case .reference(let reference):
      self.init(reference, service: context.service, locale: context.locale, time: context.time)
    }
  }
}
