import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { AddToCart } from '../../../application/storefront/cart/add-to-cart.ts'
import type { NewItem } from '../../../application/contract/cart.ts'
import { ChangeCart } from '../../../application/storefront/cart/change-cart.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { ChangeLineQuantity } from '../../../application/storefront/cart/change-line-quantity.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { BrowseCategory } from '../../../application/storefront/catalogue/browse-category.ts'
import { ViewProduct } from '../../../application/storefront/catalogue/view-product.ts'
import { EnterCheckout } from '../../../application/storefront/checkout/enter-checkout.ts'
import { SetAddresses } from '../../../application/storefront/checkout/set-addresses.ts'
import { ApplyCoupon } from '../../../application/storefront/coupon/apply-coupon.ts'
import { SetMilesNumber } from '../../../application/storefront/loyalty/set-miles-number.ts'
import { SetOwnMilesNumber } from '../../../application/storefront/loyalty/set-own-miles-number.ts'
import { onRememberedCart } from '../../../application/storefront/cart/on-remembered-cart.ts'
import { RestoreCart } from '../../../application/storefront/cart/restore-cart.ts'
import { EstimateReorder } from '../../../application/storefront/reorder/estimate-reorder.ts'
import { Reorder, type ReorderRequest } from '../../../application/storefront/reorder/reorder.ts'
import { LoadIdentity } from '../../../application/storefront/identity/load-identity.ts'
import { SignIn } from '../../../application/storefront/identity/sign-in.ts'
import { SignUp } from '../../../application/storefront/identity/sign-up.ts'
import { VerifyEmail } from '../../../application/storefront/identity/verify-email.ts'
import { SignOut } from '../../../application/storefront/identity/sign-out.ts'
import { PlaceOrder } from '../../../application/storefront/order/place-order.ts'
import { ViewOrder } from '../../../application/storefront/order/view-order.ts'
import { QuotePrice } from '../../../application/storefront/pricing/quote-price.ts'
import { SearchProducts } from '../../../application/storefront/search/search-products.ts'
import { byName, callNamed } from '../../../application/storefront/shop/shop-by-name.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
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
  quotePrice: plain(get(QuotePrice)),
  loadWishlist: plain(get(LoadWishlist)),
  changeWishlist: plain(get(ChangeWishlist)),
})

const cart = (get: Get, locale: Locale) => {
  const [shop, changeCart] = [get(Shop), plain(get(ChangeCart))]
  return {
    loadCart: plain(get(LoadCart)),
    addToCart: (...items: readonly NewItem[]) => orRefused(get(AddToCart)(items, locale)),
    changeLineQuantity: plain(get(ChangeLineQuantity)),
    removeLine: (itemId: string) => changeCart((token) => shop.cart.removeFromCart({ token, itemId })),
    applyCoupon: plain(get(ApplyCoupon)),
    removeCoupon: () => changeCart((token) => shop.checkout.deleteCouponCode({ token })),
    setMilesNumber: plain(get(SetMilesNumber)),
    removeMilesNumber: () => changeCart((token) => shop.checkout.deleteMilesAndMoreNumber({ token })),
    restoreCart: plain(get(RestoreCart)),
    reorder: (request: ReorderRequest) => orRefused(get(Reorder)(request, locale)),
    estimateReorder: plain(get(EstimateReorder)),
  }
}

const checkout = (get: Get) => {
  const [{ checkout: steps }, changeCart] = [get(Shop), plain(get(ChangeCart))]
  const ofCart = onRememberedCart(get(CartTokenKeeper))
  return {
    enterCheckout: plain(get(EnterCheckout)),
    setEmail: (email: string) => changeCart((token) => steps.updateOrder({ token, change: { _tag: 'Email', email } })),
    setAddresses: plain(get(SetAddresses)),
    listShippingOptions: () => orRefused(ofCart((token) => steps.getCartShippingOptions({ token }))),
    chooseShipping: (key: string) => changeCart((token) => steps.updateShippingMethod({ token, key })),
    listPaymentMethods: () => orRefused(ofCart((token) => steps.getPaymentMethods({ token }))),
    choosePayment: (method: string) => changeCart((token) => steps.updatePaymentMethod({ token, method })),
    placeOrder: plain(get(PlaceOrder)),
    viewOrder: plain(get(ViewOrder)),
  }
}

const account = (get: Get) => ({
  signIn: plain(get(SignIn)),
  signUp: plain(get(SignUp)),
  verifyEmail: plain(get(VerifyEmail)),
  signOut: plain(get(SignOut)),
  loadProfile: plain(get(LoadIdentity)),
  setOwnMilesNumber: plain(get(SetOwnMilesNumber)),
})

type PlainShop = {
  readonly [Topic in keyof Shop]: {
    readonly [Name in keyof Shop[Topic]]: Shop[Topic][Name] extends (...input: infer Input) => TaskEither<Failure, infer Value>
      ? (...input: Input) => Promise<Value> : never
  }
}

const plainShop = (shop: Shop): PlainShop =>
  byName((topic) => byName((name) => plain(callNamed(shop, topic, name)))) as unknown as PlainShop

/** The operations of the shop (`shop`) and the use cases of the storefront as promises; a failure throws `Refused`. */
export const storefrontOf = ({ get }: Injector, locale: Locale) => ({
  shop: plainShop(get(Shop)),
  ...catalogue(get, locale),
  ...cart(get, locale),
  ...checkout(get),
  ...account(get),
})
export type Storefront = ReturnType<typeof storefrontOf>
