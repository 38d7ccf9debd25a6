import { DataExportPath } from '../../application/storefront/customer/data-export-path.port.ts'
import { dataExportPath } from '../../application/contract/downloads.ts'
import { AddressCheck } from '../../application/storefront/address/address-check.ts'
import { makeShowSelectedShipping, ShowSelectedShipping } from '../../application/storefront/checkout/show-selected-shipping.ts'
import { ListShippingPrices, makeListShippingPrices } from '../../application/storefront/delivery/list-shipping-prices.ts'
import { ShippingPricesGateway } from '../../application/storefront/delivery/shipping-prices-gateway.port.ts'
import { AddressGateway } from '../../application/storefront/address/address-gateway.port.ts'
import { makeSuggestAddress, SuggestAddress } from '../../application/storefront/address/suggest-address.ts'
import { GiftGateway } from '../../application/storefront/cart/gift-gateway.port.ts'
import { makeOptOutOfGifts, OptOutOfGifts } from '../../application/storefront/cart/opt-out-of-gifts.ts'
import { FindSuccessor, makeFindSuccessor } from '../../application/storefront/catalogue/find-successor.ts'
import { ReplacementGateway } from '../../application/storefront/catalogue/replacement-gateway.port.ts'
import { makeShowCrossSell, ShowCrossSell } from '../../application/storefront/recommendation/show-cross-sell.ts'
import { makeRecommendProducts, RecommendProducts } from '../../application/storefront/recommendation/recommend-products.ts'
import { RecommendationGateway } from '../../application/storefront/recommendation/recommendation-gateway.port.ts'
import { makeMakeRequestKey, MakeRequestKey } from '../../application/storefront/shop/make-request-key.ts'
import { RequestKeys } from '../../application/storefront/shop/request-keys.port.ts'
import { AddToCart, makeAddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { CartGateway } from '../../application/storefront/cart/cart-gateway.port.ts'
import { AbandonedCartGateway } from '../../application/storefront/cart/abandoned-cart-gateway.port.ts'
import { makeRestoreCart, RestoreCart } from '../../application/storefront/cart/restore-cart.ts'
import { PurchaseTraces } from '../../application/storefront/cart/purchase-traces.port.ts'
import { EstimateReorder, makeEstimateReorder } from '../../application/storefront/reorder/estimate-reorder.ts'
import { makeReorder, Reorder } from '../../application/storefront/reorder/reorder.ts'
import { ReorderGateway } from '../../application/storefront/reorder/reorder-gateway.port.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { CartQueue, openCartQueue } from '../../application/storefront/cart/cart-queue.ts'
import { CartStore, openCartStore } from '../../application/storefront/cart/cart-store.ts'
import { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import { ChangeLineQuantity, makeChangeLineQuantity } from '../../application/storefront/cart/change-line-quantity.ts'
import { EnterCart, makeEnterCart } from '../../application/storefront/cart/enter-cart.ts'
import { LoadCart, makeLoadCart } from '../../application/storefront/cart/load-cart.ts'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { makeRemoveLine, RemoveLine } from '../../application/storefront/cart/remove-line.ts'
import { BrowseCategory, makeBrowseCategory } from '../../application/storefront/catalogue/browse-category.ts'
import { CatalogueGateway } from '../../application/storefront/catalogue/catalogue-gateway.port.ts'
import { ListNavigation, makeListNavigation } from '../../application/storefront/catalogue/list-navigation.ts'
import { ListOptions, makeListOptions } from '../../application/storefront/catalogue/list-options.ts'
import { ListProducts, makeListProducts } from '../../application/storefront/catalogue/list-products.ts'
import { ContentGateway } from '../../application/storefront/content/content-gateway.port.ts'
import { makeReadContent, ReadContent } from '../../application/storefront/content/read-content.ts'
import { makeReadFrame, ReadFrame } from '../../application/storefront/content/read-frame.ts'
import { makeShowPopular, ShowPopular } from '../../application/storefront/catalogue/show-popular.ts'
import { makeShowSelected, ShowSelected } from '../../application/storefront/catalogue/show-selected.ts'
import { makeViewProduct, ViewProduct } from '../../application/storefront/catalogue/view-product.ts'
import { CheckoutGateway } from '../../application/storefront/checkout/checkout-gateway.port.ts'
import { CompleteCheckout, makeCompleteCheckout } from '../../application/storefront/checkout/complete-checkout.ts'
import { ChoosePayment, makeChoosePayment } from '../../application/storefront/checkout/choose-payment.ts'
import { ChooseShipping, makeChooseShipping } from '../../application/storefront/checkout/choose-shipping.ts'
import { EnterCheckout, makeEnterCheckout } from '../../application/storefront/checkout/enter-checkout.ts'
import { SetAddresses, makeSetAddresses } from '../../application/storefront/checkout/set-addresses.ts'
import { SetEmail, makeSetEmail } from '../../application/storefront/checkout/set-email.ts'
import { ListPaymentMethods, makeListPaymentMethods } from '../../application/storefront/checkout/list-payment-methods.ts'
import { EstimateShipping, makeEstimateShipping } from '../../application/storefront/checkout/estimate-shipping.ts'
import { ListShippingOptions, makeListShippingOptions } from '../../application/storefront/checkout/list-shipping-options.ts'
import { ApplyCoupon, makeApplyCoupon } from '../../application/storefront/coupon/apply-coupon.ts'
import { PromotionGateway } from '../../application/storefront/coupon/promotion-gateway.port.ts'
import { makeRemoveCoupon, RemoveCoupon } from '../../application/storefront/coupon/remove-coupon.ts'
import { ProfileGateway } from '../../application/storefront/customer/profile-gateway.port.ts'
import { makeUpdateOwnProfile, UpdateOwnProfile } from '../../application/storefront/customer/update-own-profile.ts'
import { SetMilesNumber, makeSetMilesNumber } from '../../application/storefront/loyalty/set-miles-number.ts'
import { CustomerMilesGateway } from '../../application/storefront/loyalty/customer-miles-gateway.port.ts'
import { PointsGateway } from '../../application/storefront/loyalty/points-gateway.port.ts'
import { makeReadPointsStatement, ReadPointsStatement } from '../../application/storefront/loyalty/read-points-statement.ts'
import { ListOwnMiles, makeListOwnMiles } from '../../application/storefront/loyalty/list-own-miles.ts'
import { makeSetOwnMilesNumber, SetOwnMilesNumber } from '../../application/storefront/loyalty/set-own-miles-number.ts'
import { makeRemoveMilesNumber, RemoveMilesNumber } from '../../application/storefront/loyalty/remove-miles-number.ts'
import { OrderGateway } from '../../application/storefront/order/order-gateway.port.ts'
import { makePlaceOrder, PlaceOrder } from '../../application/storefront/order/place-order.ts'
import { ViewPaymentSlip, makeViewPaymentSlip } from '../../application/storefront/order/view-payment-slip.ts'
import { ListOrderPayments, makeListOrderPayments } from '../../application/storefront/order/list-order-payments.ts'
import { makeStartPayment, StartPayment } from '../../application/storefront/order/start-payment.ts'
import { makeVerifyOrderAccess, VerifyOrderAccess } from '../../application/storefront/order/verify-order-access.ts'
import { makeViewSharedOrder, ViewSharedOrder } from '../../application/storefront/order/view-shared-order.ts'
import { makeViewOrder, ViewOrder } from '../../application/storefront/order/view-order.ts'
import { PricingGateway } from '../../application/storefront/pricing/pricing-gateway.port.ts'
import { makeQuotePrice, QuotePrice } from '../../application/storefront/pricing/quote-price.ts'
import { SearchGateway } from '../../application/storefront/search/search-gateway.port.ts'
import { makeSearchProducts, SearchProducts } from '../../application/storefront/search/search-products.ts'
import { makeSuggestProducts, SuggestProducts } from '../../application/storefront/search/suggest-products.ts'
import { ShownFeatures } from '../../application/storefront/tracking/shown-features.port.ts'
import { makeReportFeature, ReportFeature } from '../../application/storefront/tracking/report-feature.ts'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import { FailureLog } from '../../application/storefront/loading/failure-log.port.ts'
import { LoadStore, openLoadStore } from '../../application/storefront/loading/load-store.ts'
import { LoadingTime } from '../../application/storefront/shop/loading-time.ts'
import { Log } from '../../application/storefront/shop/log.port.ts'
import { Now } from '../../application/storefront/shop/now.port.ts'
import { makeNoticeExpiry, NoticeExpiry } from '../../application/storefront/identity/notice-expiry.ts'
import { PageReload } from '../../application/storefront/visit/page-reload.port.ts'
import { CheckStock, makeCheckStock } from '../../application/storefront/stock/check-stock.ts'
import { StockGateway } from '../../application/storefront/stock/stock-gateway.port.ts'
import { IdentityGateway } from '../../application/storefront/identity/identity-gateway.port.ts'
import { EmailLinkGateway } from '../../application/storefront/identity/email-link-gateway.port.ts'
import { LinkEmail, makeLinkEmail } from '../../application/storefront/identity/link-email.ts'
import { FindLoginTarget, makeFindLoginTarget } from '../../application/storefront/identity/find-login-target.ts'
import { HashLogin, makeHashLogin } from '../../application/storefront/identity/hash-login.ts'
import { IdentityProvider } from '../../application/storefront/identity/identity-provider.port.ts'
import { LinkProvider, makeLinkProvider } from '../../application/storefront/identity/link-provider.ts'
import { noIdentityProvider } from '../../application/storefront/identity/no-identity-provider.ts'
import {
  IsReturning, makeIsReturning, makePrepareProvider, PrepareProvider,
} from '../../application/storefront/identity/prepare-provider.ts'
import { openProviderSignIns, ProviderSignIns } from '../../application/storefront/identity/provider-sign-ins.ts'
import { makeSignInWithProvider, SignInWithProvider } from '../../application/storefront/identity/sign-in-with-provider.ts'
import { ExchangeLoginLink, makeExchangeLoginLink } from '../../application/storefront/identity/exchange-login-link.ts'
import { makeSendLoginLink, SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import { ReadEmailLink, makeReadEmailLink } from '../../application/storefront/identity/read-email-link.ts'
import { makeResetPassword, ResetPassword } from '../../application/storefront/identity/reset-password.ts'
import { makeSendPasswordReset, SendPasswordReset } from '../../application/storefront/identity/send-password-reset.ts'
import { AsCustomer, makeAsCustomer } from '../../application/storefront/identity/as-customer.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { IdentityStore, openIdentityStore } from '../../application/storefront/identity/identity-store.ts'
import { LoginLinkKeeper } from '../../application/storefront/visit/login-link-keeper.port.ts'
import { StartVisitorSession, makeStartVisitorSession } from '../../application/storefront/arrival/start-visitor-session.ts'
import { makeSetWipMode, SetWipMode } from '../../application/storefront/visit/set-wip-mode.ts'
import {
  IsStaffSession, EndImpersonation, makeIsStaffSession, makeEndImpersonation,
} from '../../application/storefront/arrival/staff-session.ts'
import { WipKeeper } from '../../application/storefront/visit/wip-keeper.port.ts'
import { ProfileOnConsent, makeProfileOnConsent } from '../../application/storefront/arrival/profile-on-consent.ts'
import { LoadVisitor, makeLoadVisitor } from '../../application/storefront/arrival/load-visitor.ts'
import { VisitorSession } from '../../application/storefront/arrival/visitor-session.ts'
import { ConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import { TrackPageView, makeTrackPageView } from '../../application/storefront/tracking/track-page-view.ts'
import { OriginKeeper } from '../../application/storefront/tracking/origin-keeper.port.ts'
import { openSessionOrigin, SessionOrigin } from '../../application/storefront/tracking/session-origin.ts'
import { RefererKeeper } from '../../application/storefront/visit/referer-keeper.port.ts'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { makeLoadIdentity, LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import { CustomerOrderGateway } from '../../application/storefront/order/customer-order-gateway.port.ts'
import { makeSignIn, SignIn } from '../../application/storefront/identity/sign-in.ts'
import { makeVerifyEmail, VerifyEmail } from '../../application/storefront/identity/verify-email.ts'
import { makeSendVerificationEmail, SendVerificationEmail } from '../../application/storefront/identity/send-verification-email.ts'
import { makeSignUp, SignUp } from '../../application/storefront/identity/sign-up.ts'
import { makeSignOut, SignOut } from '../../application/storefront/identity/sign-out.ts'
import { makeReadOwnProfile, ReadOwnProfile } from '../../application/storefront/customer/read-own-profile.ts'
import { makeLoadProfile, LoadProfile } from '../../application/storefront/identity/load-profile.ts'
import { makeListOrders, ListOrders } from '../../application/storefront/order/list-orders.ts'
import { makeViewOwnOrder, ViewOwnOrder } from '../../application/storefront/order/view-own-order.ts'
import { makeFindDocuments, FindDocuments } from '../../application/storefront/order/find-documents.ts'
import { makeCountBonusPoints, CountBonusPoints } from '../../application/storefront/loyalty/count-bonus-points.ts'
import { makeProposePayment, ProposePayment } from '../../application/storefront/payment/propose-payment.ts'
import { ListRatings, makeListRatings } from '../../application/storefront/rating/list-ratings.ts'
import { RateProduct, makeRateProduct } from '../../application/storefront/rating/rate-product.ts'
import { RatingGateway } from '../../application/storefront/rating/rating-gateway.port.ts'
import { ReadReviews, makeReadReviews } from '../../application/storefront/rating/read-reviews.ts'
import { ReviewGateway } from '../../application/storefront/rating/review-gateway.port.ts'
import { OrderLenses, makeOrderLenses } from '../../application/storefront/lens-pass/order-lenses.ts'
import { ConfirmEmailChange, makeConfirmEmailChange } from '../../application/storefront/identity/confirm-email-change.ts'
import { RequestAccountDeletion, makeRequestAccountDeletion } from '../../application/storefront/privacy/request-account-deletion.ts'
import { AddPasskey, makeAddPasskey } from '../../application/storefront/passkey/add-passkey.ts'
import { NO_PASSKEY_DEVICE } from '../../application/storefront/passkey/no-passkey-device.ts'
import { PasskeyDevice } from '../../application/storefront/passkey/passkey-device.port.ts'
import { PasskeyGateway } from '../../application/storefront/passkey/passkey-gateway.port.ts'
import {
  OfferPasskeys, SignInWithPasskey, makeOfferPasskeys, makeSignInWithPasskey,
} from '../../application/storefront/passkey/sign-in-with-passkey.ts'
import { ChangeWishlist, makeChangeWishlist } from '../../application/storefront/wishlist/change-wishlist.ts'
import { LoadWishlist, makeLoadWishlist } from '../../application/storefront/wishlist/load-wishlist.ts'
import { WishlistKeeper } from '../../application/storefront/wishlist/wishlist-keeper.port.ts'
import type { Gateways } from '../gateways/gateways.ts'
import { openInitialState, type InitialState, type VisitorContext } from './initial-state.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { loginLinkInMemory } from '../memory/identity/login-link-in-memory.ts'
import { wishlistInMemory } from '../memory/wishlist/wishlist-in-memory.ts'
import { randomRequestKeys } from './random-request-keys.ts'
import type { Injector } from '../../ui/binding/injector.ts'
import { offer, openDeferredContainer, provide, provideValue } from './provide.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { withSessionEnd } from '../../application/storefront/identity/with-session-end.ts'

/** What belongs to one session. */
export type Visit = VisitorContext & {
  readonly referer?: RefererKeeper
  readonly loginLinks?: LoginLinkKeeper
  readonly identityProvider?: IdentityProvider
  readonly origin?: OriginKeeper
  readonly wip?: WipKeeper
  readonly features?: ShownFeatures
  readonly traces: PurchaseTraces
  readonly log: Log
  readonly failures?: FailureLog
  readonly loading: LoadingTime
  readonly now?: Now
  readonly pageReload?: PageReload
  readonly passkeyDevice?: PasskeyDevice
  readonly wishes?: WishlistKeeper
}

const nothing = (): undefined => undefined
const NO_WIP: WipKeeper = { read: nothing, store: nothing, clear: nothing }
const NO_FEATURES: ShownFeatures = { report: nothing }
const NO_REFERER: RefererKeeper = { read: nothing, store: nothing, clear: nothing }
const NO_ORIGIN: OriginKeeper = { setSource: nothing, setCampaign: nothing, setUid: nothing, clearUid: nothing, clear: nothing }
/** Outside the browser there is no page to reload. */
const NO_PAGE: PageReload = { isDoneFor: () => true, reloadFor: () => undefined }

const CHANGE = { keeper: CartTokenKeeper, store: CartStore, queue: CartQueue } as const
const COMING_IN = { ...CHANGE, carts: CartGateway, traces: PurchaseTraces, identityStore: IdentityStore, tracker: Tracker } as const
const IDENTITY = { identities: IdentityGateway, identityStore: IdentityStore, signedInKeeper: SignedInKeeper } as const
const OWN_PASSKEYS = { passkeys: PasskeyGateway, asCustomer: AsCustomer } as const
const OWN_RATINGS = { ratings: RatingGateway, asCustomer: AsCustomer, shop: CurrentShop } as const
const CARTS = { carts: CartGateway, keeper: CartTokenKeeper, store: CartStore, traces: PurchaseTraces } as const

/** A container with every use case of the storefront, over the given gateways, for one visitor. */
export const storefrontContainer = (gateways: Gateways, visit: Visit, initialState: InitialState = openInitialState(visit)): Injector => {
  const container = openDeferredContainer()
  for (const [token, value] of initialState) provideValue(container, token, value)
  provideValue(container, RequestKeys, randomRequestKeys())
  provideValue(container, CatalogueGateway, gateways.catalogue)
  provideValue(container, SearchGateway, gateways.search)
  provideValue(container, ContentGateway, gateways.content)
  provideValue(container, PricingGateway, gateways.pricing)
  provideValue(container, StockGateway, gateways.stock)
  provideValue(container, CartGateway, gateways.carts)
  provideValue(container, CheckoutGateway, gateways.checkout)
  provideValue(container, PromotionGateway, gateways.promotions)
  provideValue(container, OrderGateway, gateways.orders)
  provideValue(container, IdentityGateway, gateways.identities)
  provideValue(container, EmailLinkGateway, gateways.mails)
  provideValue(container, PasskeyGateway, gateways.passkeys)
  provideValue(container, PasskeyDevice, visit.passkeyDevice ?? NO_PASSKEY_DEVICE)
  provideValue(container, CustomerOrderGateway, gateways.customerOrders)
  provideValue(container, CustomerMilesGateway, gateways.customerMiles)
  provideValue(container, PointsGateway, gateways.points)
  provideValue(container, ProfileGateway, gateways.profiles)
  provideValue(container, DataExportPath, dataExportPath)
  provideValue(container, RefererKeeper, visit.referer ?? NO_REFERER)
  provideValue(container, WipKeeper, visit.wip ?? NO_WIP)
  provideValue(container, ShownFeatures, visit.features ?? NO_FEATURES)
  provideValue(container, WishlistKeeper, visit.wishes ?? wishlistInMemory())
  provideValue(container, OriginKeeper, visit.origin ?? NO_ORIGIN)
  provide(container, SessionOrigin, openSessionOrigin, { origin: OriginKeeper, consents: ConsentStore })
  provideValue(container, LoginLinkKeeper, visit.loginLinks ?? loginLinkInMemory())
  provideValue(container, IdentityProvider, visit.identityProvider ?? noIdentityProvider)
  provide(container, IdentityStore, openIdentityStore, { signal: CurrentIdentity })
  provide(container, Shop, withSessionEnd(gateways.shop), { asCustomer: AsCustomer })
  provide(container, AsCustomer, makeAsCustomer, { identityStore: IdentityStore, signedInKeeper: SignedInKeeper })
  offer(container, LoadIdentity, makeLoadIdentity, IDENTITY)
  provideValue(container, ReorderGateway, gateways.reorders)
  provideValue(container, RatingGateway, gateways.ratings)
  provideValue(container, ReviewGateway, gateways.reviews)
  provideValue(container, AbandonedCartGateway, gateways.abandonedCarts)
  provideValue(container, PurchaseTraces, visit.traces)
  provideValue(container, GiftGateway, gateways.gifts)
  provideValue(container, RecommendationGateway, gateways.recommendations)
  provideValue(container, ReplacementGateway, gateways.replacements)
  provideValue(container, AddressGateway, gateways.addresses)
  provideValue(container, ShippingPricesGateway, gateways.shippingPrices)
  provideValue(container, Log, visit.log)
  provideValue(container, LoadingTime, visit.loading)
  provideValue(container, Now, visit.now ?? (() => new Date()))
  provideValue(container, PageReload, visit.pageReload ?? NO_PAGE)
  provideValue(container, FailureLog, visit.failures ?? { failed: () => undefined })
  provide(container, LoadStore, openLoadStore, { log: FailureLog })
  provide(container, CartStore, openCartStore, { signal: CurrentCart })
  provide(container, CartQueue, openCartQueue, {})
  offer(container, BrowseCategory, makeBrowseCategory, { catalogue: CatalogueGateway, loads: LoadStore, loading: LoadingTime })
  offer(container, ListNavigation, makeListNavigation, { catalogue: CatalogueGateway, log: Log })
  offer(container, ListProducts, makeListProducts, { catalogue: CatalogueGateway, loads: LoadStore, loading: LoadingTime })
  offer(container, ViewProduct, makeViewProduct, { catalogue: CatalogueGateway, loads: LoadStore })
  offer(container, FindSuccessor, makeFindSuccessor, { replacements: ReplacementGateway })
  offer(container, ListOptions, makeListOptions, { catalogue: CatalogueGateway })
  offer(container, ReadContent, makeReadContent, { content: ContentGateway, log: Log })
  offer(container, ReadFrame, makeReadFrame, { content: ContentGateway, log: Log })
  offer(container, ShowPopular, makeShowPopular, { catalogue: CatalogueGateway })
  offer(container, ShowSelected, makeShowSelected, { catalogue: CatalogueGateway })
  offer(container, SearchProducts, makeSearchProducts, { search: SearchGateway, loads: LoadStore, loading: LoadingTime })
  offer(container, SuggestProducts, makeSuggestProducts, { search: SearchGateway, loads: LoadStore, tracker: Tracker, log: Log })
  offer(container, TrackPageView, makeTrackPageView, { tracker: Tracker, consents: ConsentStore })
  offer(container, QuotePrice, makeQuotePrice, { pricing: PricingGateway, keeper: CartTokenKeeper })
  offer(container, CheckStock, makeCheckStock, { stock: StockGateway })
  offer(container, Reorder, makeReorder, { reorders: ReorderGateway, catalogue: CatalogueGateway, queue: CartQueue, ...CARTS })
  offer(container, ConfirmEmailChange, makeConfirmEmailChange, { shop: Shop, identityStore: IdentityStore })
  offer(container, RequestAccountDeletion, makeRequestAccountDeletion, { shop: Shop, signOut: SignOut })
  offer(container, AddPasskey, makeAddPasskey, { ...OWN_PASSKEYS, passkeyDevice: PasskeyDevice })
  offer(container, ListRatings, makeListRatings, OWN_RATINGS)
  offer(container, RateProduct, makeRateProduct, OWN_RATINGS)
  offer(container, ReadReviews, makeReadReviews, { reviews: ReviewGateway })
  offer(container, OrderLenses, makeOrderLenses, { shop: Shop, addToCart: AddToCart })
  offer(container, EstimateReorder, makeEstimateReorder, { reorders: ReorderGateway, today: Today })
  offer(container, RestoreCart, makeRestoreCart, {
    abandonedCarts: AbandonedCartGateway, queue: CartQueue, signedInKeeper: SignedInKeeper, ...CARTS,
  })
  offer(container, LoadCart, makeLoadCart, CARTS)
  offer(container, EnterCart, makeEnterCart, CARTS)
  offer(container, MakeRequestKey, makeMakeRequestKey, { keys: RequestKeys })
  offer(container, AddToCart, makeAddToCart, { ...CHANGE, carts: CartGateway, additions: RequestKeys })
  offer(container, ChangeLineQuantity, makeChangeLineQuantity, { ...CHANGE, carts: CartGateway, stock: StockGateway })
  offer(container, RemoveLine, makeRemoveLine, { ...CHANGE, carts: CartGateway })
  offer(container, OptOutOfGifts, makeOptOutOfGifts, { ...CHANGE, gifts: GiftGateway })
  offer(container, ShowCrossSell, makeShowCrossSell, { recommendations: RecommendationGateway })
  offer(container, RecommendProducts, makeRecommendProducts, { recommendations: RecommendationGateway, identity: CurrentIdentity })
  offer(container, ListShippingPrices, makeListShippingPrices, { prices: ShippingPricesGateway })
  offer(container, SuggestAddress, makeSuggestAddress, { addresses: AddressGateway, check: AddressCheck, shop: CurrentShop, today: Today })
  offer(container, EnterCheckout, makeEnterCheckout, { ...CARTS, who: LoadIdentity })
  offer(container, SetEmail, makeSetEmail, { ...CHANGE, checkout: CheckoutGateway })
  offer(container, SetAddresses, makeSetAddresses, {
    ...CHANGE, checkout: CheckoutGateway, who: LoadIdentity, shop: Shop,
  })
  offer(container, ListShippingOptions, makeListShippingOptions, { checkout: CheckoutGateway, keeper: CartTokenKeeper })
  offer(container, EstimateShipping, makeEstimateShipping, { checkout: CheckoutGateway, keeper: CartTokenKeeper })
  offer(container, ShowSelectedShipping, makeShowSelectedShipping, { checkout: CheckoutGateway, keeper: CartTokenKeeper })
  offer(container, ChooseShipping, makeChooseShipping, { ...CHANGE, checkout: CheckoutGateway })
  offer(container, ListPaymentMethods, makeListPaymentMethods, { checkout: CheckoutGateway, keeper: CartTokenKeeper })
  offer(container, ChoosePayment, makeChoosePayment, { ...CHANGE, checkout: CheckoutGateway })
  offer(container, ApplyCoupon, makeApplyCoupon, { ...CHANGE, promotions: PromotionGateway })
  offer(container, RemoveCoupon, makeRemoveCoupon, { ...CHANGE, promotions: PromotionGateway })
  offer(container, SetMilesNumber, makeSetMilesNumber, { ...CHANGE, promotions: PromotionGateway })
  offer(container, UpdateOwnProfile, makeUpdateOwnProfile, {
    profiles: ProfileGateway, identityStore: IdentityStore, asCustomer: AsCustomer,
  })
  offer(container, SetOwnMilesNumber, makeSetOwnMilesNumber, {
    customerMiles: CustomerMilesGateway, identityStore: IdentityStore, asCustomer: AsCustomer,
  })
  offer(container, ReadPointsStatement, makeReadPointsStatement, { points: PointsGateway, asCustomer: AsCustomer })
  offer(container, ListOwnMiles, makeListOwnMiles, { customerMiles: CustomerMilesGateway, asCustomer: AsCustomer })
  offer(container, RemoveMilesNumber, makeRemoveMilesNumber, { ...CHANGE, promotions: PromotionGateway })
  offer(container, PlaceOrder, makePlaceOrder, { orders: OrderGateway, keeper: CartTokenKeeper, store: CartStore, traces: PurchaseTraces })
  offer(container, CompleteCheckout, makeCompleteCheckout, {
    shop: Shop, today: Today, choosePayment: ChoosePayment, placeOrder: PlaceOrder,
  })
  offer(container, ViewOrder, makeViewOrder, { orders: OrderGateway, loads: LoadStore })
  offer(container, ViewSharedOrder, makeViewSharedOrder, { orders: OrderGateway })
  offer(container, VerifyOrderAccess, makeVerifyOrderAccess, { orders: OrderGateway })
  offer(container, StartPayment, makeStartPayment, { orders: OrderGateway })
  offer(container, ViewPaymentSlip, makeViewPaymentSlip, { orders: OrderGateway })
  offer(container, ListOrderPayments, makeListOrderPayments, { orders: OrderGateway })
  offer(container, SignIn, makeSignIn, { ...COMING_IN, identities: IdentityGateway })
  provide(container, ProviderSignIns, openProviderSignIns, {
    ...COMING_IN, identities: IdentityGateway, provider: IdentityProvider,
  })
  offer(container, SignInWithProvider, makeSignInWithProvider, { provider: IdentityProvider, signIns: ProviderSignIns, signOut: SignOut })
  offer(container, PrepareProvider, makePrepareProvider, { provider: IdentityProvider })
  offer(container, IsReturning, makeIsReturning, { provider: IdentityProvider })
  offer(container, LinkProvider, makeLinkProvider, { shop: Shop, provider: IdentityProvider })
  offer(container, SignUp, makeSignUp, { ...COMING_IN, identities: IdentityGateway })
  offer(container, VerifyEmail, makeVerifyEmail, { ...COMING_IN, identities: IdentityGateway })
  offer(container, SignInWithPasskey, makeSignInWithPasskey, { ...COMING_IN, passkeys: PasskeyGateway, passkeyDevice: PasskeyDevice })
  offer(container, OfferPasskeys, makeOfferPasskeys, { ...COMING_IN, passkeys: PasskeyGateway, passkeyDevice: PasskeyDevice })
  offer(container, SendVerificationEmail, makeSendVerificationEmail, { identities: IdentityGateway, asCustomer: AsCustomer })
  offer(container, SendPasswordReset, makeSendPasswordReset, { mails: EmailLinkGateway, log: Log })
  offer(container, LinkEmail, makeLinkEmail, { loginLinks: LoginLinkKeeper })
  offer(container, FindLoginTarget, makeFindLoginTarget, { shop: CurrentShop, log: Log })
  offer(container, SendLoginLink, makeSendLoginLink, {
    mails: EmailLinkGateway, keeper: CartTokenKeeper, log: Log, loginLinks: LoginLinkKeeper,
  })
  offer(container, ExchangeLoginLink, makeExchangeLoginLink, {
    ...COMING_IN, mails: EmailLinkGateway, loginLinks: LoginLinkKeeper, log: Log, origin: SessionOrigin,
  })
  offer(container, ReadEmailLink, makeReadEmailLink, { mails: EmailLinkGateway })
  offer(container, ResetPassword, makeResetPassword, { ...COMING_IN, mails: EmailLinkGateway })
  offer(container, SignOut, makeSignOut, {
    ...CHANGE, ...IDENTITY, referer: RefererKeeper, origin: SessionOrigin, loginLinks: LoginLinkKeeper, provider: IdentityProvider,
    traces: PurchaseTraces, tracker: Tracker,
  })
  offer(container, HashLogin, makeHashLogin, {
    readLink: ReadEmailLink, exchange: ExchangeLoginLink, signOut: SignOut, loadCart: LoadCart, store: CartStore,
    signedInKeeper: SignedInKeeper, referer: RefererKeeper, log: Log,
  })
  offer(container, NoticeExpiry, makeNoticeExpiry, { ...IDENTITY, asCustomer: AsCustomer, now: Now, pageReload: PageReload, log: Log })
  offer(container, LoadProfile, makeLoadProfile, { who: LoadIdentity })
  offer(container, SetWipMode, makeSetWipMode, { wip: WipKeeper })
  offer(container, ReportFeature, makeReportFeature, { features: ShownFeatures })
  offer(container, LoadWishlist, makeLoadWishlist, { wishes: WishlistKeeper })
  offer(container, ChangeWishlist, makeChangeWishlist, { wishes: WishlistKeeper })
  offer(container, IsStaffSession, makeIsStaffSession, { referer: RefererKeeper, shop: CurrentShop })
  offer(container, EndImpersonation, makeEndImpersonation, {
    provider: IdentityProvider, keeper: CartTokenKeeper, referer: RefererKeeper, signOut: SignOut, loginLinks: LoginLinkKeeper,
  })
  offer(container, LoadVisitor, makeLoadVisitor, {
    signedInKeeper: SignedInKeeper, keeper: CartTokenKeeper, cart: CurrentCart, loadProfile: LoadProfile, loadCart: LoadCart,
  })
  provide(container, ProfileOnConsent, makeProfileOnConsent, {
    consents: ConsentStore, identities: IdentityGateway, signedInKeeper: SignedInKeeper,
  })
  offer(container, StartVisitorSession, makeStartVisitorSession, {
    origin: SessionOrigin, profileOnConsent: ProfileOnConsent, hashLogin: HashLogin, beginning: VisitorSession, loadVisitor: LoadVisitor,
  })
  offer(container, ReadOwnProfile, makeReadOwnProfile, {
    identities: IdentityGateway, identityStore: IdentityStore, asCustomer: AsCustomer,
  })
  offer(container, ListOrders, makeListOrders, { customerOrders: CustomerOrderGateway, asCustomer: AsCustomer })
  offer(container, ViewOwnOrder, makeViewOwnOrder, { customerOrders: CustomerOrderGateway, asCustomer: AsCustomer })
  offer(container, FindDocuments, makeFindDocuments, { customerOrders: CustomerOrderGateway, asCustomer: AsCustomer })
  offer(container, CountBonusPoints, makeCountBonusPoints, { customerOrders: CustomerOrderGateway, asCustomer: AsCustomer })
  offer(container, ProposePayment, makeProposePayment, {
    who: LoadIdentity, customerOrders: CustomerOrderGateway, asCustomer: AsCustomer, isStaffSession: IsStaffSession,
  })
  return container
}
