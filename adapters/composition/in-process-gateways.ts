import { ShowPartner } from '../../application/commerce/delivery/show-partner.ts'
import { makeInProcessPartners } from '../in-process/partner-gateway.ts'
import { SanitiseAddress } from '../../application/commerce/address/sanitise-address.ts'
import { DeclineCartTrials } from '../../application/commerce/cart/decline-cart-trials.ts'
import { FindReplacement } from '../../application/commerce/catalogue/find-replacement.ts'
import { RecommendForCart } from '../../application/commerce/recommendation/recommend-for-cart.ts'
import { makeInProcessAddresses } from '../in-process/address-gateway.ts'
import { makeInProcessGifts } from '../in-process/gift-gateway.ts'
import { makeInProcessRecommendations } from '../in-process/recommendation-gateway.ts'
import { makeInProcessReplacements } from '../in-process/replacement-gateway.ts'
import { AddItems } from '../../application/commerce/cart/add-items.ts'
import { ChangeItemQuantity } from '../../application/commerce/cart/change-item-quantity.ts'
import { CreateCart } from '../../application/commerce/cart/create-cart.ts'
import { RemoveItem } from '../../application/commerce/cart/remove-item.ts'
import { ShowCart } from '../../application/commerce/cart/show-cart.ts'
import { FindCategory } from '../../application/commerce/catalogue/find-category.ts'
import { ListPublicAddresses } from '../../application/commerce/catalogue/list-public-addresses.ts'
import { ListCatalogue } from '../../application/commerce/catalogue/list-catalogue.ts'
import { ListOptions } from '../../application/commerce/catalogue/list-options.ts'
import { SearchCatalogue } from '../../application/commerce/catalogue/search-catalogue.ts'
import { SelectProducts } from '../../application/commerce/catalogue/select-products.ts'
import { ShowProduct } from '../../application/commerce/catalogue/show-product.ts'
import { ListCartPayments } from '../../application/commerce/checkout/list-cart-payments.ts'
import { ListCartShipping } from '../../application/commerce/checkout/list-cart-shipping.ts'
import { ListShipping } from '../../application/commerce/checkout/list-shipping.ts'
import { SetAddresses } from '../../application/commerce/checkout/set-addresses.ts'
import { SetEmail } from '../../application/commerce/checkout/set-email.ts'
import { SetPayment } from '../../application/commerce/checkout/set-payment.ts'
import { SetShipping } from '../../application/commerce/checkout/set-shipping.ts'
import { RedeemCoupon } from '../../application/commerce/coupon/redeem-coupon.ts'
import { WithdrawCoupon } from '../../application/commerce/coupon/withdraw-coupon.ts'
import { ClearMilesNumber } from '../../application/commerce/loyalty/clear-miles-number.ts'
import { ListMilesPoints } from '../../application/commerce/loyalty/list-miles-points.ts'
import { SetCustomerMiles } from '../../application/commerce/loyalty/set-customer-miles.ts'
import { SetMilesNumber } from '../../application/commerce/loyalty/set-miles-number.ts'
import { MakeCartLink } from '../../application/commerce/cart/make-cart-link.ts'
import { MergeAbandonedCart } from '../../application/commerce/cart/merge-abandoned-cart.ts'
import { SetCurrentCart } from '../../application/commerce/cart/set-current-cart.ts'
import { ReckonInterval } from '../../application/commerce/reorder/reckon-interval.ts'
import { RepeatOrder } from '../../application/commerce/reorder/repeat-order.ts'
import { PlaceCartOrder } from '../../application/commerce/order/place-cart-order.ts'
import { ShowOrder } from '../../application/commerce/order/show-order.ts'
import { ListOrderPayments } from '../../application/commerce/order/list-order-payments.ts'
import { OpenPayment } from '../../application/commerce/payment/open-payment.ts'
import { RecordNotice } from '../../application/commerce/payment/record-notice.ts'
import { QuoteProductPrice } from '../../application/commerce/pricing/quote-product-price.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import { ShowStock } from '../../application/commerce/stock/show-stock.ts'
import { TakeOverCart } from '../../application/commerce/cart/take-over-cart.ts'
import { SignIn } from '../../application/commerce/identity/sign-in.ts'
import { SignUp } from '../../application/commerce/identity/sign-up.ts'
import { SignOut } from '../../application/commerce/identity/sign-out.ts'
import { Identify } from '../../application/commerce/identity/identify.ts'
import { ShowProfile } from '../../application/commerce/customer/show-profile.ts'
import { ListOrders } from '../../application/commerce/order/list-orders.ts'
import { ShowOwnOrder } from '../../application/commerce/order/show-own-order.ts'
import { ListDocuments } from '../../application/commerce/order/list-documents.ts'
import { ShowDocument } from '../../application/commerce/order/show-document.ts'
import { ShowLastPayment } from '../../application/commerce/payment/show-last-payment.ts'
import { ShowBonusPoints } from '../../application/commerce/loyalty/show-bonus-points.ts'
import type { CampaignOf } from '../commerce-api/pricing/campaign.ts'
import { makeInProcessAbandonedCarts } from '../in-process/abandoned-cart-gateway.ts'
import { makeInProcessReorders } from '../in-process/reorder-gateway.ts'
import { makeInProcessCarts } from '../in-process/cart-gateway.ts'
import { makeInProcessCatalogue } from '../in-process/catalogue-gateway.ts'
import { makeInProcessCheckout } from '../in-process/checkout-gateway.ts'
import type { SessionKeeper } from '../commerce-api/identity/session-keeper.ts'
import { sessionInMemory } from '../memory/session-in-memory.ts'
import { makeInProcessCustomerOrders } from '../in-process/customer-order-gateway.ts'
import { makeInProcessIdentity } from '../in-process/identity-gateway.ts'
import { makeInProcessOrders } from '../in-process/order-gateway.ts'
import { makeInProcessPricing } from '../in-process/pricing-gateway.ts'
import { makeInProcessCustomerMiles } from '../in-process/customer-miles-gateway.ts'
import { makeInProcessPromotions } from '../in-process/promotion-gateway.ts'
import { makeInProcessSearch } from '../in-process/search-gateway.ts'
import { makeInProcessShipping } from '../in-process/shipping-gateway.ts'
import { makeInProcessStock } from '../in-process/stock-gateway.ts'
import type { Injector } from '../../ui/binding/injector.ts'
import type { Gateways } from './bind-storefront.ts'

/** Every use case of the shop's side, by name: what the API serves and the in-process gateways call. */
export const commerceUseCases = (commerce: Injector) => ({
  findCategory: commerce.get(FindCategory),
  listCatalogue: commerce.get(ListCatalogue),
  listPublicAddresses: commerce.get(ListPublicAddresses),
  showProduct: commerce.get(ShowProduct),
  listOptions: commerce.get(ListOptions),
  selectProducts: commerce.get(SelectProducts),
  searchCatalogue: commerce.get(SearchCatalogue),
  quoteProductPrice: commerce.get(QuoteProductPrice),
  showStock: commerce.get(ShowStock),
  createCart: commerce.get(CreateCart),
  showCart: commerce.get(ShowCart),
  addItems: commerce.get(AddItems),
  changeItemQuantity: commerce.get(ChangeItemQuantity),
  removeItem: commerce.get(RemoveItem),
  declineCartTrials: commerce.get(DeclineCartTrials),
  recommendForCart: commerce.get(RecommendForCart),
  findReplacement: commerce.get(FindReplacement),
  sanitiseAddress: commerce.get(SanitiseAddress),
  showPartner: commerce.get(ShowPartner),
  setEmail: commerce.get(SetEmail),
  setAddresses: commerce.get(SetAddresses),
  listCartShipping: commerce.get(ListCartShipping),
  listShipping: commerce.get(ListShipping),
  setShipping: commerce.get(SetShipping),
  listCartPayments: commerce.get(ListCartPayments),
  setPayment: commerce.get(SetPayment),
  redeemCoupon: commerce.get(RedeemCoupon),
  withdrawCoupon: commerce.get(WithdrawCoupon),
  setMilesNumber: commerce.get(SetMilesNumber),
  clearMilesNumber: commerce.get(ClearMilesNumber),
  setCustomerMiles: commerce.get(SetCustomerMiles),
  listMilesPoints: commerce.get(ListMilesPoints),
  repeatOrder: commerce.get(RepeatOrder),
  reckonInterval: commerce.get(ReckonInterval),
  makeCartLink: commerce.get(MakeCartLink),
  mergeAbandonedCart: commerce.get(MergeAbandonedCart),
  setCurrentCart: commerce.get(SetCurrentCart),
  placeCartOrder: commerce.get(PlaceCartOrder),
  showOrder: commerce.get(ShowOrder),
  openPayment: commerce.get(OpenPayment),
  listOrderPayments: commerce.get(ListOrderPayments),
  recordNotice: commerce.get(RecordNotice),
  takeOverCart: commerce.get(TakeOverCart),
  signIn: commerce.get(SignIn),
  signUp: commerce.get(SignUp),
  signOut: commerce.get(SignOut),
  identify: commerce.get(Identify),
  showProfile: commerce.get(ShowProfile),
  listOrders: commerce.get(ListOrders),
  showOwnOrder: commerce.get(ShowOwnOrder),
  listDocuments: commerce.get(ListDocuments),
  showDocument: commerce.get(ShowDocument),
  showLastPayment: commerce.get(ShowLastPayment),
  showBonusPoints: commerce.get(ShowBonusPoints),
})
export type CommerceUseCases = ReturnType<typeof commerceUseCases>

type Place = At & { readonly publicUrl: string; readonly campaignOf?: CampaignOf; readonly session?: SessionKeeper; readonly from?: string }

/** The storefront's gateways straight onto the shop's side, without a wire. */
export const inProcessGateways = (shop: CommerceUseCases, { campaignOf, session = sessionInMemory(), from = 'here', ...place }: Place): Gateways => {
  const ownerOf = () => shop.identify(session.kept())
  const at = { ...place, ownerOf }
  const campaign = campaignOf === undefined ? {} : { campaignOf }
  return {
    catalogue: makeInProcessCatalogue(shop, at),
    search: makeInProcessSearch(shop, at),
    pricing: makeInProcessPricing({ ...shop, ...campaign }, at),
    stock: makeInProcessStock(shop, at),
    carts: makeInProcessCarts({ ...shop, ...campaign }, at),
    checkout: makeInProcessCheckout(shop, ownerOf),
    promotions: makeInProcessPromotions(shop, from),
    shipping: makeInProcessShipping(shop, at),
    reorders: makeInProcessReorders(shop, { ownerOf, from }),
    abandonedCarts: makeInProcessAbandonedCarts(shop, ownerOf),
    orders: makeInProcessOrders(shop, at),
    identities: makeInProcessIdentity(shop, { session, from, ownerOf }),
    customerOrders: makeInProcessCustomerOrders(shop, ownerOf),
    customerMiles: makeInProcessCustomerMiles(shop, ownerOf),
    gifts: makeInProcessGifts(shop),
    recommendations: makeInProcessRecommendations(shop, at),
    replacements: makeInProcessReplacements(shop),
    addresses: makeInProcessAddresses(shop),
    partners: makeInProcessPartners(shop, at),
  }
}
