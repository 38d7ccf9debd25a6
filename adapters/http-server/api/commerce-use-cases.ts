import type { AddItems } from '../../../application/commerce/cart/add-items.ts'
import type { ChangeItemQuantity } from '../../../application/commerce/cart/change-item-quantity.ts'
import type { CreateCart } from '../../../application/commerce/cart/create-cart.ts'
import type { DeclineCartTrials } from '../../../application/commerce/cart/decline-cart-trials.ts'
import type { RemoveItem } from '../../../application/commerce/cart/remove-item.ts'
import type { ShowCart } from '../../../application/commerce/cart/show-cart.ts'
import type { ShowPartner } from '../../../application/commerce/delivery/show-partner.ts'
import type { SanitiseAddress } from '../../../application/commerce/address/sanitise-address.ts'
import type { FindReplacement } from '../../../application/commerce/catalogue/find-replacement.ts'
import type { RecommendForCart } from '../../../application/commerce/recommendation/recommend-for-cart.ts'
import type { FindCategory } from '../../../application/commerce/catalogue/find-category.ts'
import type { ListCatalogue } from '../../../application/commerce/catalogue/list-catalogue.ts'
import type { ListOptions } from '../../../application/commerce/catalogue/list-options.ts'
import type { SearchCatalogue } from '../../../application/commerce/catalogue/search-catalogue.ts'
import type { SelectProducts } from '../../../application/commerce/catalogue/select-products.ts'
import type { ShowProduct } from '../../../application/commerce/catalogue/show-product.ts'
import type { ListCartPayments } from '../../../application/commerce/checkout/list-cart-payments.ts'
import type { ListCartShipping } from '../../../application/commerce/checkout/list-cart-shipping.ts'
import type { ListShipping } from '../../../application/commerce/checkout/list-shipping.ts'
import type { SetAddresses } from '../../../application/commerce/checkout/set-addresses.ts'
import type { SetEmail } from '../../../application/commerce/checkout/set-email.ts'
import type { SetPayment } from '../../../application/commerce/checkout/set-payment.ts'
import type { SetShipping } from '../../../application/commerce/checkout/set-shipping.ts'
import type { RedeemCoupon } from '../../../application/commerce/coupon/redeem-coupon.ts'
import type { WithdrawCoupon } from '../../../application/commerce/coupon/withdraw-coupon.ts'
import type { ClearMilesNumber } from '../../../application/commerce/loyalty/clear-miles-number.ts'
import type { ListMilesPoints } from '../../../application/commerce/loyalty/list-miles-points.ts'
import type { SetCustomerMiles } from '../../../application/commerce/loyalty/set-customer-miles.ts'
import type { SetMilesNumber } from '../../../application/commerce/loyalty/set-miles-number.ts'
import type { MakeCartLink } from '../../../application/commerce/cart/make-cart-link.ts'
import type { MergeAbandonedCart } from '../../../application/commerce/cart/merge-abandoned-cart.ts'
import type { SetCurrentCart } from '../../../application/commerce/cart/set-current-cart.ts'
import type { ReckonInterval } from '../../../application/commerce/reorder/reckon-interval.ts'
import type { RepeatOrder } from '../../../application/commerce/reorder/repeat-order.ts'
import type { PlaceCartOrder } from '../../../application/commerce/order/place-cart-order.ts'
import type { ListOrderPayments } from '../../../application/commerce/order/list-order-payments.ts'
import type { ShowOrder } from '../../../application/commerce/order/show-order.ts'
import type { OpenPayment } from '../../../application/commerce/payment/open-payment.ts'
import type { RecordNotice } from '../../../application/commerce/payment/record-notice.ts'
import type { QuoteProductPrice } from '../../../application/commerce/cart/quote-product-price.ts'
import type { ShowStock } from '../../../application/commerce/stock/show-stock.ts'
import type { TakeOverCart } from '../../../application/commerce/cart/take-over-cart.ts'
import type { SignIn } from '../../../application/commerce/identity/sign-in.ts'
import type { SignUp } from '../../../application/commerce/identity/sign-up.ts'
import type { SignOut } from '../../../application/commerce/identity/sign-out.ts'
import type { Identify } from '../../../application/commerce/identity/identify.ts'
import type { ShowProfile } from '../../../application/commerce/customer/show-profile.ts'
import type { ListOrders } from '../../../application/commerce/order/list-orders.ts'
import type { ShowOwnOrder } from '../../../application/commerce/order/show-own-order.ts'
import type { ListDocuments } from '../../../application/commerce/order/list-documents.ts'
import type { ShowDocument } from '../../../application/commerce/order/show-document.ts'
import type { ShowLastPayment } from '../../../application/commerce/payment/show-last-payment.ts'
import type { ShowBonusPoints } from '../../../application/commerce/loyalty/show-bonus-points.ts'

/** Everything the shop does for whoever asks over the wire. */
export type CommerceUseCases = {
  readonly findCategory: FindCategory
  readonly listCatalogue: ListCatalogue
  readonly searchCatalogue: SearchCatalogue
  readonly showProduct: ShowProduct
  readonly listOptions: ListOptions
  readonly selectProducts: SelectProducts
  readonly quoteProductPrice: QuoteProductPrice
  readonly showStock: ShowStock
  readonly createCart: CreateCart
  readonly showCart: ShowCart
  readonly addItems: AddItems
  readonly changeItemQuantity: ChangeItemQuantity
  readonly removeItem: RemoveItem
  readonly declineCartTrials: DeclineCartTrials
  readonly recommendForCart: RecommendForCart
  readonly findReplacement: FindReplacement
  readonly sanitiseAddress: SanitiseAddress
  readonly showPartner: ShowPartner
  readonly setEmail: SetEmail
  readonly setAddresses: SetAddresses
  readonly listCartShipping: ListCartShipping
  readonly listShipping: ListShipping
  readonly setShipping: SetShipping
  readonly listCartPayments: ListCartPayments
  readonly setPayment: SetPayment
  readonly redeemCoupon: RedeemCoupon
  readonly withdrawCoupon: WithdrawCoupon
  readonly setMilesNumber: SetMilesNumber
  readonly clearMilesNumber: ClearMilesNumber
  readonly setCustomerMiles: SetCustomerMiles
  readonly listMilesPoints: ListMilesPoints
  readonly repeatOrder: RepeatOrder
  readonly reckonInterval: ReckonInterval
  readonly makeCartLink: MakeCartLink
  readonly mergeAbandonedCart: MergeAbandonedCart
  readonly setCurrentCart: SetCurrentCart
  readonly placeCartOrder: PlaceCartOrder
  readonly showOrder: ShowOrder
  readonly openPayment: OpenPayment
  readonly listOrderPayments: ListOrderPayments
  readonly recordNotice: RecordNotice
  readonly takeOverCart: TakeOverCart
  readonly signIn: SignIn
  readonly signUp: SignUp
  readonly signOut: SignOut
  readonly identify: Identify
  readonly showProfile: ShowProfile
  readonly listOrders: ListOrders
  readonly showOwnOrder: ShowOwnOrder
  readonly listDocuments: ListDocuments
  readonly showDocument: ShowDocument
  readonly showLastPayment: ShowLastPayment
  readonly showBonusPoints: ShowBonusPoints
}
