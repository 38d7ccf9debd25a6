import { Container } from 'inversify'
import { PartnerBook } from '../../application/commerce/delivery/partner-book.port.ts'
import { makeShowPartner, ShowPartner } from '../../application/commerce/delivery/show-partner.ts'
import { AddressDirectory } from '../../application/commerce/address/address-directory.port.ts'
import { makeSanitiseAddress, SanitiseAddress } from '../../application/commerce/address/sanitise-address.ts'
import { DeclineCartTrials, makeDeclineCartTrials } from '../../application/commerce/cart/decline-cart-trials.ts'
import { FindReplacement, makeFindReplacement } from '../../application/commerce/catalogue/find-replacement.ts'
import { makeRecommendForCart, RecommendForCart } from '../../application/commerce/recommendation/recommend-for-cart.ts'
import { AddItems, makeAddItems } from '../../application/commerce/cart/add-items.ts'
import { CartLinks } from '../../application/commerce/cart/cart-links.port.ts'
import { MakeCartLink, makeMakeCartLink } from '../../application/commerce/cart/make-cart-link.ts'
import { makeMergeAbandonedCart, MergeAbandonedCart } from '../../application/commerce/cart/merge-abandoned-cart.ts'
import { makeSetCurrentCart, SetCurrentCart } from '../../application/commerce/cart/set-current-cart.ts'
import { makeReckonInterval, ReckonInterval } from '../../application/commerce/reorder/reckon-interval.ts'
import { makeRepeatOrder, RepeatOrder } from '../../application/commerce/reorder/repeat-order.ts'
import { CartShelf } from '../../application/commerce/cart/cart-shelf.port.ts'
import { ChangeItemQuantity, makeChangeItemQuantity } from '../../application/commerce/cart/change-item-quantity.ts'
import { CreateCart, makeCreateCart } from '../../application/commerce/cart/create-cart.ts'
import { makeRemoveItem, RemoveItem } from '../../application/commerce/cart/remove-item.ts'
import { makeShowCart, ShowCart } from '../../application/commerce/cart/show-cart.ts'
import { FindCategory, makeFindCategory } from '../../application/commerce/catalogue/find-category.ts'
import { ListPublicAddresses, makeListPublicAddresses } from '../../application/commerce/catalogue/list-public-addresses.ts'
import { ListCatalogue, makeListCatalogue } from '../../application/commerce/catalogue/list-catalogue.ts'
import { ListOptions, makeListOptions } from '../../application/commerce/catalogue/list-options.ts'
import { ProductBook } from '../../application/commerce/catalogue/product-book.port.ts'
import { makeSearchCatalogue, SearchCatalogue } from '../../application/commerce/catalogue/search-catalogue.ts'
import { makeSelectProducts, SelectProducts } from '../../application/commerce/catalogue/select-products.ts'
import { makeShowProduct, ShowProduct } from '../../application/commerce/catalogue/show-product.ts'
import { ListCartPayments, makeListCartPayments } from '../../application/commerce/checkout/list-cart-payments.ts'
import { ListCartShipping, makeListCartShipping } from '../../application/commerce/checkout/list-cart-shipping.ts'
import { ListShipping, makeListShipping } from '../../application/commerce/checkout/list-shipping.ts'
import { makeSetAddresses, SetAddresses } from '../../application/commerce/checkout/set-addresses.ts'
import { makeSetEmail, SetEmail } from '../../application/commerce/checkout/set-email.ts'
import { makeSetPayment, SetPayment } from '../../application/commerce/checkout/set-payment.ts'
import { makeSetShipping, SetShipping } from '../../application/commerce/checkout/set-shipping.ts'
import { CouponBook } from '../../application/commerce/coupon/coupon-book.port.ts'
import { makeRedeemCoupon, RedeemCoupon } from '../../application/commerce/coupon/redeem-coupon.ts'
import { makeWithdrawCoupon, WithdrawCoupon } from '../../application/commerce/coupon/withdraw-coupon.ts'
import { ClearMilesNumber, makeClearMilesNumber } from '../../application/commerce/loyalty/clear-miles-number.ts'
import { ListMilesPoints, makeListMilesPoints } from '../../application/commerce/loyalty/list-miles-points.ts'
import { makeSetCustomerMiles, SetCustomerMiles } from '../../application/commerce/loyalty/set-customer-miles.ts'
import { makeSetMilesNumber, SetMilesNumber } from '../../application/commerce/loyalty/set-miles-number.ts'
import { ShippingBook } from '../../application/commerce/checkout/shipping-book.port.ts'
import { Mailer } from '../../application/commerce/mail/mailer.port.ts'
import { Outbox } from '../../application/commerce/mail/outbox.port.ts'
import { makeSendMails, SendMails } from '../../application/commerce/mail/send-mails.ts'
import { OrderBook } from '../../application/commerce/order/order-book.port.ts'
import { makePlaceCartOrder, PlaceCartOrder } from '../../application/commerce/order/place-cart-order.ts'
import { makeShowOrder, ShowOrder } from '../../application/commerce/order/show-order.ts'
import { makeOpenPayment, OpenPayment } from '../../application/commerce/payment/open-payment.ts'
import { PaymentLedger } from '../../application/commerce/payment/payment-ledger.port.ts'
import { PaymentPatience } from '../../application/commerce/payment/payment-patience.port.ts'
import { PaymentProvider } from '../../application/commerce/payment/payment-provider.port.ts'
import { PaymentWatch } from '../../application/commerce/payment/payment-watch.port.ts'
import { makeReconcilePayments, ReconcilePayments } from '../../application/commerce/payment/reconcile-payments.ts'
import { makeRefundPayments, RefundPayments } from '../../application/commerce/payment/refund-payments.ts'
import { ListOrderPayments, makeListOrderPayments } from '../../application/commerce/order/list-order-payments.ts'
import { makeReleaseUnpaidOrders, ReleaseUnpaidOrders } from '../../application/commerce/order/release-unpaid-orders.ts'
import { makeRecordNotice, RecordNotice } from '../../application/commerce/payment/record-notice.ts'
import { OfferBook } from '../../application/commerce/pricing/offer-book.port.ts'
import { PriceBook } from '../../application/commerce/pricing/price-book.port.ts'
import { makeQuoteProductPrice, QuoteProductPrice } from '../../application/commerce/pricing/quote-product-price.ts'
import { Clock } from '../../application/commerce/shop/clock.port.ts'
import { ShopRegister } from '../../application/commerce/shop/shop-register.port.ts'
import { TokenMaker } from '../../application/commerce/shop/token-maker.port.ts'
import { makeShowStock, ShowStock } from '../../application/commerce/stock/show-stock.ts'
import { StockLedger } from '../../application/commerce/stock/stock-ledger.port.ts'
import { OrderHistory } from '../../application/commerce/order/order-history.port.ts'
import { CustomerBook } from '../../application/commerce/customer/customer-book.port.ts'
import { CustomerCarts } from '../../application/commerce/cart/customer-carts.port.ts'
import { SessionBook } from '../../application/commerce/identity/session-book.port.ts'
import { AttemptCounter } from '../../application/commerce/attempts/attempt-counter.port.ts'
import { PasswordHasher } from '../../application/commerce/identity/password-hasher.port.ts'
import { SessionMaker } from '../../application/commerce/identity/session-maker.port.ts'
import { makeTakeOverCart, TakeOverCart } from '../../application/commerce/cart/take-over-cart.ts'
import { makeSignIn, SignIn } from '../../application/commerce/identity/sign-in.ts'
import { makeSignUp, SignUp } from '../../application/commerce/identity/sign-up.ts'
import { makeSignOut, SignOut } from '../../application/commerce/identity/sign-out.ts'
import { makeIdentify, Identify } from '../../application/commerce/identity/identify.ts'
import { makeShowProfile, ShowProfile } from '../../application/commerce/customer/show-profile.ts'
import { makeListOrders, ListOrders } from '../../application/commerce/order/list-orders.ts'
import { makeShowOwnOrder, ShowOwnOrder } from '../../application/commerce/order/show-own-order.ts'
import { makeListDocuments, ListDocuments } from '../../application/commerce/order/list-documents.ts'
import { makeShowDocument, ShowDocument } from '../../application/commerce/order/show-document.ts'
import { makeShowLastPayment, ShowLastPayment } from '../../application/commerce/payment/show-last-payment.ts'
import { makeShowBonusPoints, ShowBonusPoints } from '../../application/commerce/loyalty/show-bonus-points.ts'
import { provide, provideValue, type Tokens } from './provide.ts'

/** Everything the shop's side stands on. Every one can be replaced. */
export type CommercePorts = {
  readonly products: ProductBook
  readonly prices: PriceBook
  readonly offers: OfferBook
  readonly stock: StockLedger
  readonly carts: CartShelf
  readonly cartLinks: CartLinks
  readonly coupons: CouponBook
  readonly orders: OrderBook
  readonly payments: PaymentLedger
  readonly watch: PaymentWatch
  readonly patience: PaymentPatience
  readonly outbox: Outbox
  readonly shipping: ShippingBook
  readonly directory: AddressDirectory
  readonly partners: PartnerBook
  readonly provider: PaymentProvider
  readonly mailer: Mailer
  readonly clock: Clock
  readonly tokens: TokenMaker
  readonly register: ShopRegister
  readonly history: OrderHistory
  readonly customers: CustomerBook
  readonly customerCarts: CustomerCarts
  readonly sessions: SessionBook
  readonly attempts: AttemptCounter
  readonly passwords: PasswordHasher
  readonly sessionMaker: SessionMaker
}

const PORTS: Tokens<CommercePorts> = {
  products: ProductBook,
  prices: PriceBook,
  offers: OfferBook,
  stock: StockLedger,
  carts: CartShelf,
  cartLinks: CartLinks,
  coupons: CouponBook,
  orders: OrderBook,
  payments: PaymentLedger,
  watch: PaymentWatch,
  patience: PaymentPatience,
  outbox: Outbox,
  shipping: ShippingBook,
  directory: AddressDirectory,
  partners: PartnerBook,
  provider: PaymentProvider,
  mailer: Mailer,
  clock: Clock,
  tokens: TokenMaker,
  register: ShopRegister,
  history: OrderHistory,
  customers: CustomerBook,
  customerCarts: CustomerCarts,
  sessions: SessionBook,
  attempts: AttemptCounter,
  passwords: PasswordHasher,
  sessionMaker: SessionMaker,
}

/** A container that knows every use case of the shop's side over the given ports. */
export const commerceContainer = (ports: CommercePorts): Container => {
  const container = new Container()
  provideValue(container, ProductBook, ports.products)
  provideValue(container, PriceBook, ports.prices)
  provideValue(container, OfferBook, ports.offers)
  provideValue(container, StockLedger, ports.stock)
  provideValue(container, CartShelf, ports.carts)
  provideValue(container, CartLinks, ports.cartLinks)
  provideValue(container, CouponBook, ports.coupons)
  provideValue(container, OrderBook, ports.orders)
  provideValue(container, PaymentLedger, ports.payments)
  provideValue(container, PaymentWatch, ports.watch)
  provideValue(container, PaymentPatience, ports.patience)
  provideValue(container, Outbox, ports.outbox)
  provideValue(container, ShippingBook, ports.shipping)
  provideValue(container, AddressDirectory, ports.directory)
  provideValue(container, PartnerBook, ports.partners)
  provideValue(container, PaymentProvider, ports.provider)
  provideValue(container, Mailer, ports.mailer)
  provideValue(container, Clock, ports.clock)
  provideValue(container, TokenMaker, ports.tokens)
  provideValue(container, ShopRegister, ports.register)
  provideValue(container, OrderHistory, ports.history)
  provideValue(container, CustomerBook, ports.customers)
  provideValue(container, CustomerCarts, ports.customerCarts)
  provideValue(container, SessionBook, ports.sessions)
  provideValue(container, AttemptCounter, ports.attempts)
  provideValue(container, PasswordHasher, ports.passwords)
  provideValue(container, SessionMaker, ports.sessionMaker)
  provide(container, AddItems, makeAddItems, PORTS)
  provide(container, ChangeItemQuantity, makeChangeItemQuantity, PORTS)
  provide(container, CreateCart, makeCreateCart, PORTS)
  provide(container, RemoveItem, makeRemoveItem, PORTS)
  provide(container, DeclineCartTrials, makeDeclineCartTrials, PORTS)
  provide(container, RecommendForCart, makeRecommendForCart, PORTS)
  provide(container, FindReplacement, makeFindReplacement, PORTS)
  provide(container, SanitiseAddress, makeSanitiseAddress, PORTS)
  provide(container, ShowPartner, makeShowPartner, PORTS)
  provide(container, ShowCart, makeShowCart, PORTS)
  provide(container, FindCategory, makeFindCategory, PORTS)
  provide(container, ListCatalogue, makeListCatalogue, PORTS)
  provide(container, ListPublicAddresses, makeListPublicAddresses, PORTS)
  provide(container, ListOptions, makeListOptions, PORTS)
  provide(container, SearchCatalogue, makeSearchCatalogue, PORTS)
  provide(container, SelectProducts, makeSelectProducts, PORTS)
  provide(container, ShowProduct, makeShowProduct, PORTS)
  provide(container, ListCartPayments, makeListCartPayments, PORTS)
  provide(container, ListCartShipping, makeListCartShipping, PORTS)
  provide(container, ListShipping, makeListShipping, PORTS)
  provide(container, SetAddresses, makeSetAddresses, PORTS)
  provide(container, SetEmail, makeSetEmail, PORTS)
  provide(container, SetPayment, makeSetPayment, PORTS)
  provide(container, SetShipping, makeSetShipping, PORTS)
  provide(container, RedeemCoupon, makeRedeemCoupon, PORTS)
  provide(container, WithdrawCoupon, makeWithdrawCoupon, PORTS)
  provide(container, SetMilesNumber, makeSetMilesNumber, PORTS)
  provide(container, ClearMilesNumber, makeClearMilesNumber, PORTS)
  provide(container, SetCustomerMiles, makeSetCustomerMiles, PORTS)
  provide(container, ListMilesPoints, makeListMilesPoints, PORTS)
  provide(container, SendMails, makeSendMails, PORTS)
  provide(container, RepeatOrder, makeRepeatOrder, PORTS)
  provide(container, ReckonInterval, makeReckonInterval, PORTS)
  provide(container, MakeCartLink, makeMakeCartLink, PORTS)
  provide(container, MergeAbandonedCart, makeMergeAbandonedCart, PORTS)
  provide(container, SetCurrentCart, makeSetCurrentCart, PORTS)
  provide(container, PlaceCartOrder, makePlaceCartOrder, PORTS)
  provide(container, ShowOrder, makeShowOrder, PORTS)
  provide(container, OpenPayment, makeOpenPayment, PORTS)
  provide(container, RecordNotice, makeRecordNotice, PORTS)
  provide(container, ReconcilePayments, makeReconcilePayments, PORTS)
  provide(container, RefundPayments, makeRefundPayments, PORTS)
  provide(container, ReleaseUnpaidOrders, makeReleaseUnpaidOrders, PORTS)
  provide(container, ListOrderPayments, makeListOrderPayments, PORTS)
  provide(container, QuoteProductPrice, makeQuoteProductPrice, PORTS)
  provide(container, ShowStock, makeShowStock, PORTS)
  provide(container, TakeOverCart, makeTakeOverCart, PORTS)
  provide(container, SignIn, makeSignIn, PORTS)
  provide(container, SignUp, makeSignUp, PORTS)
  provide(container, SignOut, makeSignOut, PORTS)
  provide(container, Identify, makeIdentify, PORTS)
  provide(container, ShowProfile, makeShowProfile, PORTS)
  provide(container, ListOrders, makeListOrders, PORTS)
  provide(container, ShowOwnOrder, makeShowOwnOrder, PORTS)
  provide(container, ListDocuments, makeListDocuments, PORTS)
  provide(container, ShowDocument, makeShowDocument, PORTS)
  provide(container, ShowLastPayment, makeShowLastPayment, PORTS)
  provide(container, ShowBonusPoints, makeShowBonusPoints, PORTS)
  return container
}
