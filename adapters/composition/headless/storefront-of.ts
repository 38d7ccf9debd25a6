import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { AddToCart } from '../../../application/storefront/cart/add-to-cart.ts'
import type { NewItem } from '../../../application/storefront/cart/cart-gateway.port.ts'
import { ChangeLineQuantity } from '../../../application/storefront/cart/change-line-quantity.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { RemoveLine } from '../../../application/storefront/cart/remove-line.ts'
import { BrowseCategory } from '../../../application/storefront/catalogue/browse-category.ts'
import { ShowSelected } from '../../../application/storefront/catalogue/show-selected.ts'
import { ViewProduct } from '../../../application/storefront/catalogue/view-product.ts'
import { ChoosePayment } from '../../../application/storefront/checkout/choose-payment.ts'
import { ChooseShipping } from '../../../application/storefront/checkout/choose-shipping.ts'
import { EnterCheckout } from '../../../application/storefront/checkout/enter-checkout.ts'
import { SetAddresses } from '../../../application/storefront/checkout/set-addresses.ts'
import { SetEmail } from '../../../application/storefront/checkout/set-email.ts'
import { ListPaymentMethods } from '../../../application/storefront/checkout/list-payment-methods.ts'
import { ListShippingOptions } from '../../../application/storefront/checkout/list-shipping-options.ts'
import { ApplyCoupon } from '../../../application/storefront/coupon/apply-coupon.ts'
import { RemoveCoupon } from '../../../application/storefront/coupon/remove-coupon.ts'
import { SetMilesNumber } from '../../../application/storefront/loyalty/set-miles-number.ts'
import { ReadPointsStatement } from '../../../application/storefront/loyalty/read-points-statement.ts'
import { ListOwnMiles } from '../../../application/storefront/loyalty/list-own-miles.ts'
import { SetOwnMilesNumber } from '../../../application/storefront/loyalty/set-own-miles-number.ts'
import { RemoveMilesNumber } from '../../../application/storefront/loyalty/remove-miles-number.ts'
import { RestoreCart } from '../../../application/storefront/cart/restore-cart.ts'
import { EstimateReorder } from '../../../application/storefront/reorder/estimate-reorder.ts'
import { Reorder, type ReorderRequest } from '../../../application/storefront/reorder/reorder.ts'
import { SignIn } from '../../../application/storefront/identity/sign-in.ts'
import { SignUp } from '../../../application/storefront/identity/sign-up.ts'
import { VerifyEmail } from '../../../application/storefront/identity/verify-email.ts'
import { SendVerificationEmail } from '../../../application/storefront/identity/send-verification-email.ts'
import { SignOut } from '../../../application/storefront/identity/sign-out.ts'
import { LoadProfile } from '../../../application/storefront/identity/load-profile.ts'
import { ListOrders } from '../../../application/storefront/order/list-orders.ts'
import { ViewOwnOrder } from '../../../application/storefront/order/view-own-order.ts'
import { FindDocuments } from '../../../application/storefront/order/find-documents.ts'
import { CountBonusPoints } from '../../../application/storefront/loyalty/count-bonus-points.ts'
import { PlaceOrder } from '../../../application/storefront/order/place-order.ts'
import { ListOrderPayments } from '../../../application/storefront/order/list-order-payments.ts'
import { StartPayment } from '../../../application/storefront/order/start-payment.ts'
import { ViewOrder } from '../../../application/storefront/order/view-order.ts'
import { QuotePrice } from '../../../application/storefront/pricing/quote-price.ts'
import { SearchProducts } from '../../../application/storefront/search/search-products.ts'
import { CheckStock } from '../../../application/storefront/stock/check-stock.ts'
import { ChangeWishlist } from '../../../application/storefront/wishlist/change-wishlist.ts'
import { LoadWishlist } from '../../../application/storefront/wishlist/load-wishlist.ts'
import { LISTING_ITEMS_PER_PAGE } from '../../../domain/listing/page-size.ts'
import { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Injector } from '../../../ui/binding/injector.ts'

/** A use case failed or the shop did not respond; `failure` says which. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`Refused: ${JSON.stringify(failure)}`)
    this.failure = failure
  }
}

const orRefused = async <Value>(task: TaskEither<Failure, Value>): Promise<Value> => {
  const result = await task()
  if (E.isLeft(result)) throw new Refused(result.left)
  return result.right
}

const plain =
  <Input extends readonly unknown[], Value>(useCase: (...input: Input) => TaskEither<Failure, Value>) =>
  (...input: Input): Promise<Value> =>
    orRefused(useCase(...input))

type Get = Injector['get']

const catalogue = (get: Get, locale: Locale) => ({
  browse: (path: string, query = '') =>
    orRefused(get(BrowseCategory)(path, readListingQuery(new URLSearchParams(query), { hasSearch: false }), locale)),
  search: async (term: string): Promise<readonly ProductCard[]> =>
    (await orRefused(get(SearchProducts)({ term, page: 1, hitsPerPage: LISTING_ITEMS_PER_PAGE }, locale))).cards,
  viewProduct: (id: number) => orRefused(get(ViewProduct)(id as ProductId)),
  showSelected: plain(get(ShowSelected)),
  quotePrice: plain(get(QuotePrice)),
  checkStock: plain(get(CheckStock)),
  loadWishlist: plain(get(LoadWishlist)),
  changeWishlist: plain(get(ChangeWishlist)),
})

const cart = (get: Get, locale: Locale) => ({
  loadCart: plain(get(LoadCart)),
  addToCart: (...items: readonly NewItem[]) => orRefused(get(AddToCart)(items, locale)),
  changeLineQuantity: plain(get(ChangeLineQuantity)),
  removeLine: plain(get(RemoveLine)),
  applyCoupon: plain(get(ApplyCoupon)),
  removeCoupon: plain(get(RemoveCoupon)),
  setMilesNumber: plain(get(SetMilesNumber)),
  removeMilesNumber: plain(get(RemoveMilesNumber)),
  restoreCart: plain(get(RestoreCart)),
  reorder: (request: ReorderRequest) => orRefused(get(Reorder)(request, locale)),
  estimateReorder: plain(get(EstimateReorder)),
})

const checkout = (get: Get) => ({
  enterCheckout: plain(get(EnterCheckout)),
  setEmail: plain(get(SetEmail)),
  setAddresses: plain(get(SetAddresses)),
  listShippingOptions: plain(get(ListShippingOptions)),
  chooseShipping: plain(get(ChooseShipping)),
  listPaymentMethods: plain(get(ListPaymentMethods)),
  choosePayment: plain(get(ChoosePayment)),
  placeOrder: plain(get(PlaceOrder)),
})

const order = (get: Get) => ({
  viewOrder: plain(get(ViewOrder)),
  startPayment: plain(get(StartPayment)),
  listOrderPayments: plain(get(ListOrderPayments)),
})

const account = (get: Get) => ({
  signIn: plain(get(SignIn)),
  signUp: plain(get(SignUp)),
  verifyEmail: plain(get(VerifyEmail)),
  sendVerificationEmail: plain(get(SendVerificationEmail)),
  signOut: plain(get(SignOut)),
  loadProfile: plain(get(LoadProfile)),
  listOrders: plain(get(ListOrders)),
  viewOwnOrder: plain(get(ViewOwnOrder)),
  findDocuments: plain(get(FindDocuments)),
  countBonusPoints: plain(get(CountBonusPoints)),
  setOwnMilesNumber: plain(get(SetOwnMilesNumber)),
  listOwnMiles: plain(get(ListOwnMiles)),
  readPointsStatement: plain(get(ReadPointsStatement)),
})

/** Every use case of the storefront as a promise; a failure throws `Refused`. */
export const storefrontOf = ({ get }: Injector, locale: Locale) => ({
  ...catalogue(get, locale),
  ...cart(get, locale),
  ...checkout(get),
  ...order(get),
  ...account(get),
})
export type Storefront = ReturnType<typeof storefrontOf>
