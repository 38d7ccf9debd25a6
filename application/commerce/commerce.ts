import type { UnpaidLimits } from '../../domain/limits/limits.ts'
import type { PaymentDeadline } from '../../domain/payment/payment-deadline.ts'
import { makeForCaller } from './for-caller.ts'
import type { AddressDirectory } from './address/address-directory.port.ts'
import type { PhoneNumbers } from './address/phone-numbers.port.ts'
import { makeAddAddress } from './address/add-address.ts'
import type { AddressBooks } from './address/address-books.port.ts'
import { makeChooseDefaultAddress } from './address/choose-default-address.ts'
import { makeCorrectAddress } from './address/correct-address.ts'
import { makeListAddresses } from './address/list-addresses.ts'
import { makeRemoveAddress } from './address/remove-address.ts'
import { makeSanitizeAddress } from './address/sanitize-address.ts'
import type { AttemptCounter } from './attempts/attempt-counter.port.ts'
import { makeCountPolicyReport } from './policy-reports/count-policy-report.ts'
import { makeSweepAttempts } from './attempts/sweep-attempts.ts'
import type { CartLinks } from './cart/cart-links.port.ts'
import type { AbandonedCarts } from './marketing/abandoned-carts.port.ts'
import type { CartRepository } from './cart/cart-repository.port.ts'
import type { CustomerCarts } from './cart/customer-carts.port.ts'
import { makeRemindOfCarts } from './marketing/remind-of-carts.ts'
import { makeGetCategory } from './catalogue/get-category.ts'
import { makeGetProductReplacement } from './catalogue/get-product-replacement.ts'
import { makeListProducts } from './catalogue/list-products.ts'
import { makeGetProductOptions } from './catalogue/get-product-options.ts'
import { makeGetPopularProducts } from './catalogue/get-popular-products.ts'
import { makeListPublicAddresses } from './catalogue/list-public-addresses.ts'
import type { ProductRepository } from './product/product-repository.port.ts'
import { makeSearchProducts } from './catalogue/search-products.ts'
import { makeListProductsById } from './catalogue/list-products-by-id.ts'
import { makeGetProduct } from './catalogue/get-product.ts'
import type { ContentLibrary } from './content/content-library.port.ts'
import type { ExperimentResults } from './content/experiment-results.port.ts'
import type { FeatureFlags } from './content/feature-flags.port.ts'
import { makeDeclareWithdrawal } from './contact/declare-withdrawal.ts'
import { makeSendMessage } from './contact/send-message.ts'
import { makeGetContentPage } from './content/get-content-page.ts'
import { makeGetMenu } from './content/get-menu.ts'
import { makeGetShopInfo } from './content/get-shop-info.ts'
import { makeListShippingOptions } from './checkout/list-shipping-options.ts'
import type { ShippingRepository } from './delivery/shipping-repository.port.ts'
import type { CouponRepository } from './cart/coupon-repository.port.ts'
import type { CustomerRepository } from './customer/customer-repository.port.ts'
import { makeConfirmNewsletter } from './marketing/confirm-newsletter.ts'
import { makeUnsubscribeNewsletter } from './marketing/unsubscribe-newsletter.ts'
import type { MarketingRepository } from './marketing/marketing-repository.port.ts'
import { makeGetMarketingCommunication } from './marketing/get-marketing-communication.ts'
import { sendConsentRequest } from './marketing/send-consent-request.ts'
import { makeSubscribeNewsletter } from './marketing/subscribe-newsletter.ts'
import { makeUpdateMarketingCommunication } from './marketing/update-marketing-communication.ts'
import { makeRequestNewsletter } from './marketing/request-newsletter.ts'
import { makeGetProfile } from './customer/get-profile.ts'
import { makeUpdateProfile } from './customer/update-profile.ts'
import type { PartnerRepository } from './delivery/partner-repository.port.ts'
import { makeChoosePartner } from './delivery/choose-partner.ts'
import { makeRemovePartner } from './delivery/remove-partner.ts'
import { makeListPartners } from './delivery/list-partners.ts'
import { makeGetPartner } from './delivery/get-partner.ts'
import type { EmailLinks } from './identity/email-links.port.ts'
import { makeRequestEmailChange } from './identity/request-email-change.ts'
import { makeCancelEmailChangeByLink } from './identity/cancel-email-change-by-link.ts'
import { makeConfirmEmailChange } from './identity/confirm-email-change.ts'
import { makeCancelEmailChange } from './identity/cancel-email-change.ts'
import type { EmailChanges } from './identity/email-changes.port.ts'
import { makeGetEmailChange } from './identity/get-email-change.ts'
import { makeChangeMyPassword } from './identity/change-my-password.ts'
import type { PasswordRepository } from './identity/password-repository.port.ts'
import { makeVerifyEmail } from './identity/verify-email.ts'
import { makeResolveCaller } from './identity/resolve-caller.ts'
import type { PasswordHasher } from './identity/password-hasher.port.ts'
import type { IdTokens } from './identity/id-tokens.port.ts'
import { makeLinkIdentity } from './identity/link-identity.ts'
import type { IdentityRemovals } from './identity/identity-removals.port.ts'
import type { LinkedIdentities } from './identity/linked-identities.port.ts'
import type { ProviderUsers } from './identity/provider-users.port.ts'
import { makeRemoveIdentities } from './identity/remove-identities.ts'
import { makeSignInWithIdToken } from './identity/sign-in-with-id-token.ts'
import type { SpentTokens } from './identity/spent-tokens.port.ts'
import { makeListIdentities } from './identity/list-identities.ts'
import { makeUnlinkIdentity } from './identity/unlink-identity.ts'
import { makeExchangeLoginLinkHash } from './identity/exchange-login-link-hash.ts'
import { makeSendLoginLink } from './identity/send-login-link.ts'
import { makeReadEmailLink } from './identity/read-email-link.ts'
import { makeResetPassword } from './identity/reset-password.ts'
import { makeSendPasswordReset } from './identity/send-password-reset.ts'
import { makeSendVerificationEmail } from './identity/send-verification-email.ts'
import { makeEndOtherSessions } from './identity/end-other-sessions.ts'
import { makeEndSession } from './identity/end-session.ts'
import { makeGetSessions } from './identity/get-sessions.ts'
import type { OwnSessions } from './identity/own-sessions.port.ts'
import type { SessionRepository } from './identity/session-repository.port.ts'
import type { LinkBinder } from './identity/link-binder.port.ts'
import type { SessionMaker } from './identity/session-maker.port.ts'
import { makeGetSignInMethods } from './identity/get-sign-in-methods.ts'
import { makeSignIn } from './identity/sign-in.ts'
import { makeSignOut } from './identity/sign-out.ts'
import { makeSignUp } from './identity/sign-up.ts'
import { makeGetMilesAndMorePoints } from './loyalty/get-miles-and-more-points.ts'
import { makeSetMilesAndMoreNumber } from './loyalty/set-miles-and-more-number.ts'
import { makeGetBonusPointsStatement } from './loyalty/get-bonus-points-statement.ts'
import { makeGetBonusPoints } from './loyalty/get-bonus-points.ts'
import type { MailQueue } from './mail/mail-queue.port.ts'
import type { MailTexts } from './mail/mail-texts.port.ts'
import type { Mailer } from './mail/mailer.port.ts'
import type { Outbox } from './mail/outbox.port.ts'
import { makeSendMails } from './mail/send-mails.ts'
import { makeGetDocuments } from './order/get-documents.ts'
import { makeGetOrderPaymentMethods } from './order/get-order-payment-methods.ts'
import { makeListOrders } from './order/list-orders.ts'
import type { OrderRepository } from './order/order-repository.port.ts'
import type { OrderFinder } from './order/order-finder.port.ts'
import type { OrderHistory } from './order/order-history.port.ts'
import { makePlaceCartOrder } from './order/place-cart-order.ts'
import { makeVerifyOrderAccess } from './order/verify-order-access.ts'
import { makeTrackOrder } from './order/track-order.ts'
import { makeGetOrderOfCart } from './order/get-order-of-cart.ts'
import { makeAddPasskey } from './passkey/add-passkey.ts'
import { makeBeginPasskeySignIn } from './passkey/begin-passkey-sign-in.ts'
import { makeBeginPasskey } from './passkey/begin-passkey.ts'
import { makeGetPasskeys } from './passkey/get-passkeys.ts'
import type { PasskeyRepository } from './passkey/passkey-repository.port.ts'
import type { PasskeyChallenges } from './passkey/passkey-challenges.port.ts'
import type { PasskeyChecks } from './passkey/passkey-checks.port.ts'
import { makeRemovePasskey } from './passkey/remove-passkey.ts'
import { makeSignInWithPasskey } from './passkey/sign-in-with-passkey.ts'
import { makeReleaseUnpaidOrders } from './payment/release-unpaid-orders.ts'
import type { OrderMoves } from './order/order-moves.port.ts'
import { makeShipParcel } from './order/ship-parcel.ts'
import { makeCancelRemainingItems } from './payment/cancel-remaining-items.ts'
import { makeShowDocument } from './order/show-document.ts'
import { makeShowOrderFile } from './order/show-order-file.ts'
import { makeGetOrder } from './order/get-order.ts'
import { makeGetOwnOrder } from './order/get-own-order.ts'
import { makeStepOrder } from './order/step-order.ts'
import { makeReturnItems } from './order/return-items.ts'
import { makeChargeCard } from './payment/charge-card.ts'
import { makeDeletePaymentAlias } from './payment/delete-payment-alias.ts'
import { makeDeleteCards } from './payment/delete-cards.ts'
import { makeListPaymentAliases } from './payment/list-payment-aliases.ts'
import type { PaymentAliases } from './payment/payment-aliases.port.ts'
import { makeCancelOrder } from './payment/cancel-order.ts'
import type { CardVault } from './payment/card-vault.port.ts'
import { makeCreatePayment } from './payment/create-payment.ts'
import type { PaymentLedger } from './payment/payment-ledger.port.ts'
import type { PaymentProvider } from './payment/payment-provider.port.ts'
import type { UnpaidOrders } from './payment/unpaid-orders.port.ts'
import type { UnresolvedPayments } from './payment/unresolved-payments.port.ts'
import { makeReconcilePayments } from './payment/reconcile-payments.ts'
import { makeRecordNotice } from './payment/record-notice.ts'
import { makeRecordTransfer } from './payment/record-transfer.ts'
import { makeRemindOfTransfers } from './payment/remind-of-transfers.ts'
import type { DueRefunds } from './payment/due-refunds.port.ts'
import { makeMarkRefundPaid } from './payment/mark-refund-paid.ts'
import { makePayRefunds } from './payment/pay-refunds.ts'
import { makeRefundOrder } from './payment/refund-order.ts'
import { makeRefundPayments } from './payment/refund-payments.ts'
import { makeGetLastPayment } from './payment/get-last-payment.ts'
import { makeGetPaymentSlip } from './order/get-payment-slip.ts'
import type { SlipPrinter } from './order/slip-printer.port.ts'
import type { OfferRepository } from './pricing/offer-repository.port.ts'
import type { PriceRepository } from './pricing/price-repository.port.ts'
import { makeGetCrossSell } from './recommendation/get-cross-sell.ts'
import { makeUpdateReminderAlarm } from './reminder/update-reminder-alarm.ts'
import { makeDeleteReminderAlarm } from './reminder/delete-reminder-alarm.ts'
import { makeEndReminderAlarm } from './reminder/end-reminder-alarm.ts'
import { makeGetReminderAlarms } from './reminder/get-reminder-alarms.ts'
import { makeSendReminders } from './reminder/send-reminders.ts'
import { makeUpdateActiveReminderAlarm } from './reminder/update-active-reminder-alarm.ts'
import { makeShowCalendar } from './reminder/show-calendar.ts'
import { makeSuggestReminderAlarm } from './reminder/suggest-reminder-alarm.ts'
import { makeAddProductRating } from './rating/add-product-rating.ts'
import { makeGetOwnRatings } from './rating/get-own-ratings.ts'
import { makeGetRateableProducts } from './rating/get-rateable-products.ts'
import { makeGetProductReviews } from './rating/get-product-reviews.ts'
import type { RatingRepository } from './rating/rating-repository.port.ts'
import type { ReviewRepository } from './rating/review-repository.port.ts'
import type { DueReminders } from './reminder/due-reminders.port.ts'
import type { ReminderAlarms } from './reminder/reminder-alarms.port.ts'
import type { ReminderCalendar } from './reminder/reminder-calendar.port.ts'
import { makeGetReorderInterval } from './reorder/get-reorder-interval.ts'
import type { ReorderLinks } from './reorder/reorder-links.port.ts'
import { makeAddLensValues } from './lens-pass/add-lens-values.ts'
import { makeCorrectLensValues } from './lens-pass/correct-lens-values.ts'
import type { LensPasses } from './lens-pass/lens-passes.port.ts'
import { makeRemoveLensValues } from './lens-pass/remove-lens-values.ts'
import { makeRemoveLensWearer } from './lens-pass/remove-lens-wearer.ts'
import { makeRenameLensWearer } from './lens-pass/rename-lens-wearer.ts'
import { makeGetLensPass } from './lens-pass/get-lens-pass.ts'
import { makeGetLensValueSuggestions } from './lens-pass/get-lens-value-suggestions.ts'
import { makeImportLensValues } from './lens-pass/import-lens-values.ts'
import { makeApplySubscriptionLink } from './subscription/apply-subscription-link.ts'
import { makeCreateSubscription } from './subscription/create-subscription.ts'
import type { DueSubscriptions } from './subscription/due-subscriptions.port.ts'
import { makeCancelSubscription } from './subscription/cancel-subscription.ts'
import { makeGetSubscriptionPaymentMethods } from './subscription/get-subscription-payment-methods.ts'
import { makeGetSubscriptions } from './subscription/get-subscriptions.ts'
import { makeRenewSubscriptions } from './subscription/renew-subscriptions.ts'
import { makeOfferSubscription } from './subscription/offer-subscription.ts'
import { makeGetSubscription } from './subscription/get-subscription.ts'
import { makeSubscribeToProducts } from './subscription/subscribe-to-products.ts'
import type { Subscriptions } from './subscription/subscriptions.port.ts'
import { makeUpdateSubscriptionsAddresses } from './subscription/update-subscriptions-addresses.ts'
import { makeUpdateSubscription } from './subscription/update-subscription.ts'
import type { JobFailures } from './job/job-failures.port.ts'
import { makePurgeExpiredData } from './privacy/purge-expired-data.ts'
import type { ExpiredData } from './privacy/expired-data.port.ts'
import type { ResponseTimer } from './shop/response-timer.port.ts'
import type { Clock } from './shop/clock.port.ts'
import { withFixedResponseTime } from './shop/with-fixed-response-time.ts'
import type { ShopRegister } from './shop/shop-register.port.ts'
import type { TokenMaker } from './shop/token-maker.port.ts'
import { makeRequestAccountDeletion } from './privacy/request-account-deletion.ts'
import { makeCancelAccountDeletionByLink } from './privacy/cancel-account-deletion-by-link.ts'
import { makeCancelAccountDeletion } from './privacy/cancel-account-deletion.ts'
import type { DueErasures } from './privacy/due-erasures.port.ts'
import { makeDeleteAccounts } from './privacy/delete-accounts.ts'
import type { Erasures } from './privacy/erasures.port.ts'
import { makeReduceOrders } from './privacy/reduce-orders.ts'
import { makeGetAccountDeletion } from './privacy/get-account-deletion.ts'
import { makeExportData } from './privacy/export-data.ts'
import type { PersonalData } from './privacy/personal-data.port.ts'
import type { AccessTokens } from './staff/access-tokens.port.ts'
import type { ActingStaff } from './staff/acting-staff.port.ts'
import { makeAddStaff } from './staff/add-staff.ts'
import { makeBeginStaffSession } from './staff/begin-staff-session.ts'
import { makeBeginPrices } from './staff/begin-prices.ts'
import { makeChangeStaff } from './staff/change-staff.ts'
import { makeBackOffice } from './staff/back-office.ts'
import { makeConfirmStaffSession } from './staff/confirm-staff-session.ts'
import { makeEndStaffSession } from './staff/end-staff-session.ts'
import type { CodeSecrets } from './staff/code-secrets.port.ts'
import type { OneTimeCodes } from './staff/one-time-codes.port.ts'
import { makeRenewCodeSecrets } from './staff/renew-code-secrets.ts'
import { makeResolveStaff } from './staff/resolve-staff.ts'
import { makeResetStaff } from './staff/reset-staff.ts'
import { makeUnlockStaff } from './staff/unlock-staff.ts'
import type { ProductChanges } from './staff/product-changes.port.ts'
import type { ProductFinder } from './staff/product-finder.port.ts'
import type { AuditLog } from './staff/audit-log.port.ts'
import type { CustomerFinder } from './staff/customer-finder.port.ts'
import type { FailedMails } from './staff/failed-mails.port.ts'
import type { ReviewModeration } from './staff/review-moderation.port.ts'
import type { ShopFiguresReader } from './shop/shop-figures.port.ts'
import type { CouponKeeping } from './staff/coupon-keeping.port.ts'
import type { StaffRepository } from './staff/staff-repository.port.ts'
import type { OwnStaffSessions } from './staff/own-staff-sessions.port.ts'
import type { StaffSessions } from './staff/staff-sessions.port.ts'
import { makeGetDeliveryDates } from './stock/get-delivery-dates.ts'
import type { StockLedger } from './stock/stock-ledger.port.ts'
import { makeDeliverWebhooks } from './webhook/deliver-webhooks.ts'
import type { WebhookDeliveries } from './webhook/webhook-deliveries.port.ts'
import type { WebhookSender } from './webhook/webhook-sender.port.ts'

/** The ports of the shop. Every one can be replaced. */
export type CommercePorts = {
  readonly products: ProductRepository
  readonly prices: PriceRepository
  readonly offers: OfferRepository
  readonly stock: StockLedger
  readonly content: ContentLibrary
  readonly flags: FeatureFlags
  readonly results: ExperimentResults
  readonly carts: CartRepository
  readonly cartLinks: CartLinks
  readonly reorderLinks: ReorderLinks
  readonly abandonedCarts: AbandonedCarts
  readonly coupons: CouponRepository
  readonly orders: OrderRepository
  readonly moves: OrderMoves
  readonly orderFinder: OrderFinder
  readonly payments: PaymentLedger
  readonly unresolved: UnresolvedPayments
  readonly unpaid: UnpaidOrders
  readonly dueRefunds: DueRefunds
  readonly reminders: ReminderAlarms
  readonly dueReminders: DueReminders
  readonly ratings: RatingRepository
  readonly reviews: ReviewRepository
  readonly lensPasses: LensPasses
  readonly subscriptions: Subscriptions
  readonly dueSubscriptions: DueSubscriptions
  readonly calendar: ReminderCalendar
  readonly paymentDeadline: PaymentDeadline
  readonly unpaidLimits: UnpaidLimits
  readonly outbox: Outbox
  readonly webhooks: WebhookDeliveries
  readonly webhookSender: WebhookSender
  readonly mailQueue: MailQueue
  readonly mailTexts: MailTexts
  readonly shipping: ShippingRepository
  readonly directory: AddressDirectory
  readonly phoneNumbers: PhoneNumbers
  readonly partners: PartnerRepository
  readonly provider: PaymentProvider
  readonly aliases: PaymentAliases
  readonly cardVault: CardVault
  readonly slips: SlipPrinter
  readonly mailer: Mailer
  readonly clock: Clock
  readonly responseTimer: ResponseTimer
  readonly tokens: TokenMaker
  readonly register: ShopRegister
  readonly history: OrderHistory
  readonly customers: CustomerRepository
  readonly addressBooks: AddressBooks
  readonly marketing: MarketingRepository
  readonly customerCarts: CustomerCarts
  readonly sessions: SessionRepository
  readonly ownSessions: OwnSessions
  readonly proofs: EmailLinks
  readonly passwordRepository: PasswordRepository
  readonly linkedIdentities: LinkedIdentities
  readonly identityRemovals: IdentityRemovals
  readonly providerUsers: ProviderUsers
  readonly spentTokens: SpentTokens
  readonly idTokens: IdTokens
  readonly emailChanges: EmailChanges
  readonly personalData: PersonalData
  readonly erasures: Erasures
  readonly dueErasures: DueErasures
  readonly passkeys: PasskeyRepository
  readonly challenges: PasskeyChallenges
  readonly passkeyChecks: PasskeyChecks
  readonly attempts: AttemptCounter
  readonly expiredData: ExpiredData
  readonly jobFailures: JobFailures
  readonly passwords: PasswordHasher
  readonly sessionMaker: SessionMaker
  readonly linkBinder: LinkBinder
  readonly productFinder: ProductFinder
  readonly productChanges: ProductChanges
  readonly actingStaff: ActingStaff
  readonly auditLog: AuditLog
  readonly customerFinder: CustomerFinder
  readonly failedMails: FailedMails
  readonly figuresReader: ShopFiguresReader
  readonly couponKeeping: CouponKeeping
  readonly reviewModeration: ReviewModeration
  readonly staffRepository: StaffRepository
  readonly staffSessions: StaffSessions
  readonly ownStaffSessions: OwnStaffSessions
  readonly accessTokens: AccessTokens
  readonly oneTimeCodes: OneTimeCodes
  readonly codeSecrets: CodeSecrets
}

/** All use cases of the shop by topic, over the given ports. */
export const makeCommerce = (ports: CommercePorts) => {
  const forCaller = makeForCaller(ports)
  const guest = forCaller(undefined)
  return {
    caller: { forCaller },
    /** Cart use cases for a caller who is not signed in; for any other see `caller`. */
    cart: guest.cart,
    coupon: guest.coupon,
    catalogue: {
      getProductReplacement: makeGetProductReplacement(ports),
      getCategory: makeGetCategory(ports),
      listPublicAddresses: makeListPublicAddresses(ports),
      listProducts: makeListProducts(ports),
      getProductOptions: makeGetProductOptions(ports),
      getPopularProducts: makeGetPopularProducts(ports),
      searchProducts: makeSearchProducts(ports),
      listProductsById: makeListProductsById(ports),
      getProduct: makeGetProduct(ports),
    },
    content: {
      getContentPage: makeGetContentPage(ports),
      getMenu: makeGetMenu(ports),
      getShopInfo: makeGetShopInfo(ports),
    },
    stock: {
      getDeliveryDates: makeGetDeliveryDates(ports),
    },
    delivery: {
      choosePartner: makeChoosePartner(ports),
      removePartner: makeRemovePartner(ports),
      listPartners: makeListPartners(ports),
      getPartner: makeGetPartner(ports),
    },
    recommendation: {
      ...guest.recommendation,
      getCrossSell: makeGetCrossSell(ports),
    },
    loyalty: {
      ...guest.loyalty,
      getMilesAndMorePoints: makeGetMilesAndMorePoints(ports),
      setMilesAndMoreNumber: makeSetMilesAndMoreNumber(ports),
      getBonusPoints: makeGetBonusPoints(ports),
      getBonusPointsStatement: makeGetBonusPointsStatement(ports),
    },
    policyReports: { countPolicyReport: makeCountPolicyReport(ports) },
    address: {
      sanitizeAddress: makeSanitizeAddress(ports),
      listAddresses: makeListAddresses(ports),
      addAddress: makeAddAddress(ports),
      correctAddress: makeCorrectAddress(ports),
      removeAddress: makeRemoveAddress(ports),
      chooseDefaultAddress: makeChooseDefaultAddress(ports),
    },
    checkout: {
      ...guest.checkout,
      listShippingOptions: makeListShippingOptions(ports),
    },
    order: {
      ...guest.order,
      placeCartOrder: makePlaceCartOrder(ports),
      verifyOrderAccess: makeVerifyOrderAccess(ports),
      trackOrder: makeTrackOrder(ports),
      getOrderOfCart: makeGetOrderOfCart(ports),
      getOrder: makeGetOrder(ports),
      getOrderPaymentMethods: makeGetOrderPaymentMethods(ports),
      listOrders: makeListOrders(ports),
      getOwnOrder: makeGetOwnOrder(ports),
      getDocuments: makeGetDocuments(ports),
      showDocument: makeShowDocument(ports),
      getPaymentSlip: makeGetPaymentSlip(ports),
      showOrderFile: makeShowOrderFile(ports),
      stepOrder: makeStepOrder(ports),
      shipParcel: makeShipParcel(ports),
      returnItems: makeReturnItems(ports),
    },
    payment: {
      cancelOrder: makeCancelOrder(ports),
      cancelRemainingItems: makeCancelRemainingItems(ports),
      chargeCard: makeChargeCard(ports),
      deletePaymentAlias: makeDeletePaymentAlias(ports),
      deleteCards: makeDeleteCards(ports),
      listPaymentAliases: makeListPaymentAliases(ports),
      createPayment: makeCreatePayment(ports),
      recordTransfer: makeRecordTransfer(ports),
      remindOfTransfers: makeRemindOfTransfers(ports),
      reconcilePayments: makeReconcilePayments(ports),
      markRefundPaid: makeMarkRefundPaid(ports),
      payRefunds: makePayRefunds(ports),
      refundOrder: makeRefundOrder(ports),
      refundPayments: makeRefundPayments(ports),
      releaseUnpaidOrders: makeReleaseUnpaidOrders(ports),
      recordNotice: makeRecordNotice(ports),
      getLastPayment: makeGetLastPayment(ports),
    },
    reorder: {
      ...guest.reorder,
      getReorderInterval: makeGetReorderInterval(ports),
    },
    reminder: {
      updateReminderAlarm: makeUpdateReminderAlarm(ports),
      deleteReminderAlarm: makeDeleteReminderAlarm(ports),
      endReminderAlarm: makeEndReminderAlarm(ports),
      getReminderAlarms: makeGetReminderAlarms(ports),
      sendReminders: makeSendReminders(ports),
      updateActiveReminderAlarm: makeUpdateActiveReminderAlarm(ports),
      showCalendar: makeShowCalendar(ports),
      suggestReminderAlarm: makeSuggestReminderAlarm(ports),
    },
    rating: {
      addProductRating: makeAddProductRating(ports),
      getOwnRatings: makeGetOwnRatings(ports),
      getRateableProducts: makeGetRateableProducts(ports),
      getProductReviews: makeGetProductReviews(ports),
    },
    lensPass: {
      addLensValues: makeAddLensValues(ports),
      correctLensValues: makeCorrectLensValues(ports),
      removeLensValues: makeRemoveLensValues(ports),
      removeLensWearer: makeRemoveLensWearer(ports),
      renameLensWearer: makeRenameLensWearer(ports),
      getLensPass: makeGetLensPass(ports),
      getLensValueSuggestions: makeGetLensValueSuggestions(ports),
      importLensValues: makeImportLensValues(ports),
    },
    subscription: {
      applySubscriptionLink: makeApplySubscriptionLink(ports),
      createSubscription: makeCreateSubscription(ports),
      cancelSubscription: makeCancelSubscription(ports),
      getSubscriptionPaymentMethods: makeGetSubscriptionPaymentMethods(ports),
      getSubscriptions: makeGetSubscriptions(ports),
      offerSubscription: makeOfferSubscription(ports),
      renewSubscriptions: makeRenewSubscriptions(ports),
      getSubscription: makeGetSubscription(ports),
      subscribeToProducts: makeSubscribeToProducts(ports),
      updateSubscription: makeUpdateSubscription(ports),
      updateSubscriptionsAddresses: makeUpdateSubscriptionsAddresses(ports),
    },
    identity: {
      removeIdentities: makeRemoveIdentities(ports),
      signIn: withFixedResponseTime(ports, makeSignIn(ports)),
      signInWithIdToken: makeSignInWithIdToken(ports),
      linkIdentity: makeLinkIdentity(ports),
      unlinkIdentity: makeUnlinkIdentity(ports),
      listIdentities: makeListIdentities(ports),
      signUp: withFixedResponseTime(ports, makeSignUp({ ...ports, requestConsent: sendConsentRequest(ports) })),
      signOut: makeSignOut(ports),
      sendVerificationEmail: makeSendVerificationEmail(ports),
      verifyEmail: makeVerifyEmail(ports),
      sendPasswordReset: withFixedResponseTime(ports, makeSendPasswordReset(ports)),
      sendLoginLink: withFixedResponseTime(ports, makeSendLoginLink({ ...ports, requestConsent: sendConsentRequest(ports) })),
      exchangeLoginLinkHash: makeExchangeLoginLinkHash(ports),
      readEmailLink: makeReadEmailLink(ports),
      resetPassword: makeResetPassword(ports),
      changeMyPassword: makeChangeMyPassword(ports),
      getEmailChange: makeGetEmailChange(ports),
      requestEmailChange: withFixedResponseTime(ports, makeRequestEmailChange(ports)),
      confirmEmailChange: makeConfirmEmailChange(ports),
      cancelEmailChange: makeCancelEmailChange(ports),
      cancelEmailChangeByLink: makeCancelEmailChangeByLink(ports),
      getSignInMethods: makeGetSignInMethods(ports),
      getSessions: makeGetSessions(ports),
      endSession: makeEndSession(ports),
      endOtherSessions: makeEndOtherSessions(ports),
      resolveCaller: makeResolveCaller(ports),
    },
    passkey: {
      addPasskey: makeAddPasskey(ports),
      beginPasskey: makeBeginPasskey(ports),
      beginPasskeySignIn: makeBeginPasskeySignIn(ports),
      getPasskeys: makeGetPasskeys(ports),
      removePasskey: makeRemovePasskey(ports),
      signInWithPasskey: makeSignInWithPasskey(ports),
    },
    attempts: {
      sweepAttempts: makeSweepAttempts(ports),
    },
    customer: {
      getProfile: makeGetProfile(ports),
      updateProfile: makeUpdateProfile(ports),
    },
    privacy: {
      requestAccountDeletion: makeRequestAccountDeletion(ports),
      getAccountDeletion: makeGetAccountDeletion(ports),
      cancelAccountDeletion: makeCancelAccountDeletion(ports),
      cancelAccountDeletionByLink: makeCancelAccountDeletionByLink(ports),
      deleteAccounts: makeDeleteAccounts(ports),
      reduceOrders: makeReduceOrders(ports),
      purgeExpiredData: makePurgeExpiredData(ports),
      exportData: makeExportData(ports),
    },
    marketing: {
      getMarketingCommunication: makeGetMarketingCommunication(ports),
      updateMarketingCommunication: makeUpdateMarketingCommunication(ports),
      subscribeNewsletter: makeSubscribeNewsletter(ports),
      requestNewsletter: withFixedResponseTime(ports, makeRequestNewsletter(ports)),
      confirmNewsletter: makeConfirmNewsletter(ports),
      unsubscribeNewsletter: makeUnsubscribeNewsletter(ports),
      remindOfCarts: makeRemindOfCarts(ports),
    },
    contact: {
      sendMessage: makeSendMessage(ports),
      declareWithdrawal: makeDeclareWithdrawal(ports),
    },
    mail: {
      sendMails: makeSendMails(ports),
    },
    backOffice: makeBackOffice(ports),
    staff: {
      addStaff: makeAddStaff(ports),
      beginPrices: makeBeginPrices(ports),
      changeStaff: makeChangeStaff(ports),
      resetStaff: makeResetStaff(ports),
      unlockStaff: makeUnlockStaff(ports),
      beginStaffSession: makeBeginStaffSession(ports),
      confirmStaffSession: makeConfirmStaffSession(ports),
      renewCodeSecrets: makeRenewCodeSecrets(ports),
      resolveStaff: makeResolveStaff(ports),
      endStaffSession: makeEndStaffSession(ports),
    },
    webhook: {
      deliverWebhooks: makeDeliverWebhooks(ports),
    },
  }
}
export type Commerce = ReturnType<typeof makeCommerce>
