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
import { makeSanitiseAddress } from './address/sanitise-address.ts'
import type { AttemptCounter } from './attempts/attempt-counter.port.ts'
import { makeCountPolicyReport } from './policy-reports/count-policy-report.ts'
import { makeSweepAttempts } from './attempts/sweep-attempts.ts'
import type { CartLinks } from './cart/cart-links.port.ts'
import type { LeftCarts } from './marketing/left-carts.port.ts'
import type { CartRepository } from './cart/cart-repository.port.ts'
import type { CustomerCarts } from './cart/customer-carts.port.ts'
import { makeRemindOfCarts } from './marketing/remind-of-carts.ts'
import { makeFindCategory } from './catalogue/find-category.ts'
import { makeFindReplacement } from './catalogue/find-replacement.ts'
import { makeListCatalogue } from './catalogue/list-catalogue.ts'
import { makeListOptions } from './catalogue/list-options.ts'
import { makeListPopular } from './catalogue/list-popular.ts'
import { makeListPublicAddresses } from './catalogue/list-public-addresses.ts'
import type { ProductBook } from './product/product-book.port.ts'
import { makeSearchCatalogue } from './catalogue/search-catalogue.ts'
import { makeSelectProducts } from './catalogue/select-products.ts'
import { makeShowProduct } from './catalogue/show-product.ts'
import type { ContentLibrary } from './content/content-library.port.ts'
import type { ExperimentResults } from './content/experiment-results.port.ts'
import type { FeatureFlags } from './content/feature-flags.port.ts'
import { makeDeclareWithdrawal } from './contact/declare-withdrawal.ts'
import { makeSendMessage } from './contact/send-message.ts'
import { makeShowContent } from './content/show-content.ts'
import { makeShowMenu } from './content/show-menu.ts'
import { makeShowShopInfo } from './content/show-shop-info.ts'
import { makeListShipping } from './checkout/list-shipping.ts'
import type { ShippingBook } from './delivery/shipping-book.port.ts'
import type { CouponBook } from './cart/coupon-book.port.ts'
import type { CustomerBook } from './customer/customer-book.port.ts'
import { makeConfirmNewsletter } from './marketing/confirm-newsletter.ts'
import { makeUnsubscribeNewsletter } from './marketing/unsubscribe-newsletter.ts'
import type { MarketingBook } from './marketing/marketing-book.port.ts'
import { makeShowMarketing } from './marketing/show-marketing.ts'
import { sendConsentRequest } from './marketing/send-consent-request.ts'
import { makeSubscribeNewsletter } from './marketing/subscribe-newsletter.ts'
import { makeUpdateMarketing } from './marketing/update-marketing.ts'
import { makeRequestNewsletter } from './marketing/request-newsletter.ts'
import { makeShowOwnProfile } from './customer/show-own-profile.ts'
import { makeUpdateProfile } from './customer/update-profile.ts'
import type { PartnerBook } from './delivery/partner-book.port.ts'
import { makeChoosePartner } from './delivery/choose-partner.ts'
import { makeRemovePartner } from './delivery/remove-partner.ts'
import { makeListPartners } from './delivery/list-partners.ts'
import { makeShowPartner } from './delivery/show-partner.ts'
import type { EmailLinks } from './identity/email-links.port.ts'
import { makeRequestEmailChange } from './identity/request-email-change.ts'
import { makeCancelEmailChangeByLink } from './identity/cancel-email-change-by-link.ts'
import { makeConfirmEmailChange } from './identity/confirm-email-change.ts'
import { makeCancelEmailChange } from './identity/cancel-email-change.ts'
import type { EmailChanges } from './identity/email-changes.port.ts'
import { makeShowEmailChange } from './identity/show-email-change.ts'
import { makeChangePassword } from './identity/change-password.ts'
import type { PasswordBook } from './identity/password-book.port.ts'
import { makeVerifyEmail } from './identity/verify-email.ts'
import { makeResolveCaller } from './identity/resolve-caller.ts'
import type { PasswordHasher } from './identity/password-hasher.port.ts'
import type { IdTokens } from './identity/id-tokens.port.ts'
import { makeLinkIdentity } from './identity/link-identity.ts'
import type { IdentityRemovals } from './identity/identity-removals.port.ts'
import type { LinkedIdentities } from './identity/linked-identities.port.ts'
import type { ProviderUsers } from './identity/provider-users.port.ts'
import { makeRemoveIdentities } from './identity/remove-identities.ts'
import { makeSignInWithToken } from './identity/sign-in-with-token.ts'
import type { SpentTokens } from './identity/spent-tokens.port.ts'
import { makeListIdentities } from './identity/list-identities.ts'
import { makeUnlinkIdentity } from './identity/unlink-identity.ts'
import { makeExchangeLoginLink } from './identity/exchange-login-link.ts'
import { makeSendLoginLink } from './identity/send-login-link.ts'
import { makeReadEmailLink } from './identity/read-email-link.ts'
import { makeResetPassword } from './identity/reset-password.ts'
import { makeSendPasswordReset } from './identity/send-password-reset.ts'
import { makeSendVerificationEmail } from './identity/send-verification-email.ts'
import { makeEndOtherSessions } from './identity/end-other-sessions.ts'
import { makeEndSession } from './identity/end-session.ts'
import { makeListSessions } from './identity/list-sessions.ts'
import type { OwnSessions } from './identity/own-sessions.port.ts'
import type { SessionBook } from './identity/session-book.port.ts'
import type { LinkBinder } from './identity/link-binder.port.ts'
import type { SessionMaker } from './identity/session-maker.port.ts'
import { makeGetSignInMethods } from './identity/get-sign-in-methods.ts'
import { makeSignIn } from './identity/sign-in.ts'
import { makeSignOut } from './identity/sign-out.ts'
import { makeSignUp } from './identity/sign-up.ts'
import { makeListMilesPoints } from './loyalty/list-miles-points.ts'
import { makeSetCustomerMiles } from './loyalty/set-customer-miles.ts'
import { makeShowPointsStatement } from './loyalty/show-points-statement.ts'
import { makeShowBonusPoints } from './loyalty/show-bonus-points.ts'
import type { MailQueue } from './mail/mail-queue.port.ts'
import type { MailTexts } from './mail/mail-texts.port.ts'
import type { Mailer } from './mail/mailer.port.ts'
import type { Outbox } from './mail/outbox.port.ts'
import { makeSendMails } from './mail/send-mails.ts'
import { makeListDocuments } from './order/list-documents.ts'
import { makeListOrderPayments } from './order/list-order-payments.ts'
import { makeListOrders } from './order/list-orders.ts'
import type { OrderBook } from './order/order-book.port.ts'
import type { OrderFinder } from './order/order-finder.port.ts'
import type { OrderHistory } from './order/order-history.port.ts'
import { makePlaceCartOrder } from './order/place-cart-order.ts'
import { makeVerifyOrderAccess } from './order/verify-order-access.ts'
import { makeTrackOrder } from './order/track-order.ts'
import { makeFindOrderOfCart } from './order/find-order-of-cart.ts'
import { makeAddPasskey } from './passkey/add-passkey.ts'
import { makeBeginPasskeySignIn } from './passkey/begin-passkey-sign-in.ts'
import { makeBeginPasskey } from './passkey/begin-passkey.ts'
import { makeListPasskeys } from './passkey/list-passkeys.ts'
import type { PasskeyBook } from './passkey/passkey-book.port.ts'
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
import { makeShowOrder } from './order/show-order.ts'
import { makeShowOwnOrder } from './order/show-own-order.ts'
import { makeStepOrder } from './order/step-order.ts'
import { makeReturnItems } from './order/return-items.ts'
import { makeChargeCard } from './payment/charge-card.ts'
import { makeDeletePaymentAlias } from './payment/delete-payment-alias.ts'
import { makeDeleteCards } from './payment/delete-cards.ts'
import { makeListPaymentAliases } from './payment/list-payment-aliases.ts'
import type { PaymentAliases } from './payment/payment-aliases.port.ts'
import { makeCancelOrder } from './payment/cancel-order.ts'
import type { CardVault } from './payment/card-vault.port.ts'
import { makeOpenPayment } from './payment/open-payment.ts'
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
import { makeShowLastPayment } from './payment/show-last-payment.ts'
import { makeShowPaymentSlip } from './order/show-payment-slip.ts'
import type { SlipPrinter } from './order/slip-printer.port.ts'
import type { OfferBook } from './pricing/offer-book.port.ts'
import type { PriceBook } from './pricing/price-book.port.ts'
import { makeCrossSell } from './recommendation/cross-sell.ts'
import { makeChangeAlarm } from './reminder/change-alarm.ts'
import { makeDeleteAlarm } from './reminder/delete-alarm.ts'
import { makeEndAlarm } from './reminder/end-alarm.ts'
import { makeListAlarms } from './reminder/list-alarms.ts'
import { makeSendReminders } from './reminder/send-reminders.ts'
import { makeSetAlarm } from './reminder/set-alarm.ts'
import { makeShowCalendar } from './reminder/show-calendar.ts'
import { makeSuggestAlarm } from './reminder/suggest-alarm.ts'
import { makeAddRating } from './rating/add-rating.ts'
import { makeListOwnRatings } from './rating/list-own-ratings.ts'
import { makeListRateableProducts } from './rating/list-rateable-products.ts'
import { makeShowReviews } from './rating/show-reviews.ts'
import type { RatingBook } from './rating/rating-book.port.ts'
import type { ReviewBook } from './rating/review-book.port.ts'
import type { DueReminders } from './reminder/due-reminders.port.ts'
import type { ReminderAlarms } from './reminder/reminder-alarms.port.ts'
import type { ReminderCalendar } from './reminder/reminder-calendar.port.ts'
import { makeEstimateInterval } from './reorder/estimate-interval.ts'
import type { ReorderLinks } from './reorder/reorder-links.port.ts'
import { makeAddLensValues } from './lens-pass/add-lens-values.ts'
import { makeCorrectLensValues } from './lens-pass/correct-lens-values.ts'
import type { LensPasses } from './lens-pass/lens-passes.port.ts'
import { makeRemoveLensValues } from './lens-pass/remove-lens-values.ts'
import { makeRemoveWearer } from './lens-pass/remove-wearer.ts'
import { makeRenameWearer } from './lens-pass/rename-wearer.ts'
import { makeShowLensPass } from './lens-pass/show-lens-pass.ts'
import { makeSuggestLensValues } from './lens-pass/suggest-lens-values.ts'
import { makeTakeLensValues } from './lens-pass/take-lens-values.ts'
import { makeApplySubscriptionLink } from './subscription/apply-subscription-link.ts'
import { makeCreateSubscription } from './subscription/create-subscription.ts'
import type { DueSubscriptions } from './subscription/due-subscriptions.port.ts'
import { makeCancelSubscription } from './subscription/cancel-subscription.ts'
import { makeListSubscriptionPayments } from './subscription/list-subscription-payments.ts'
import { makeListSubscriptions } from './subscription/list-subscriptions.ts'
import { makeRenewSubscriptions } from './subscription/renew-subscriptions.ts'
import { makeOfferSubscription } from './subscription/offer-subscription.ts'
import { makeShowSubscription } from './subscription/show-subscription.ts'
import { makeSubscribeToProducts } from './subscription/subscribe-to-products.ts'
import type { Subscriptions } from './subscription/subscriptions.port.ts'
import { makeUpdateSubscriptionAddresses } from './subscription/update-subscription-addresses.ts'
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
import type { FigureBook } from './shop/shop-figures.port.ts'
import type { CouponKeeping } from './staff/coupon-keeping.port.ts'
import type { StaffBook } from './staff/staff-book.port.ts'
import type { OwnStaffSessions } from './staff/own-staff-sessions.port.ts'
import type { StaffSessions } from './staff/staff-sessions.port.ts'
import { makeShowStock } from './stock/show-stock.ts'
import type { StockLedger } from './stock/stock-ledger.port.ts'
import { makeDeliverWebhooks } from './webhook/deliver-webhooks.ts'
import type { WebhookDeliveries } from './webhook/webhook-deliveries.port.ts'
import type { WebhookSender } from './webhook/webhook-sender.port.ts'

/** The ports of the shop. Every one can be replaced. */
export type CommercePorts = {
  readonly products: ProductBook
  readonly prices: PriceBook
  readonly offers: OfferBook
  readonly stock: StockLedger
  readonly content: ContentLibrary
  readonly flags: FeatureFlags
  readonly results: ExperimentResults
  readonly carts: CartRepository
  readonly cartLinks: CartLinks
  readonly reorderLinks: ReorderLinks
  readonly leftCarts: LeftCarts
  readonly coupons: CouponBook
  readonly orders: OrderBook
  readonly moves: OrderMoves
  readonly orderFinder: OrderFinder
  readonly payments: PaymentLedger
  readonly unresolved: UnresolvedPayments
  readonly unpaid: UnpaidOrders
  readonly dueRefunds: DueRefunds
  readonly reminders: ReminderAlarms
  readonly dueReminders: DueReminders
  readonly ratings: RatingBook
  readonly reviews: ReviewBook
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
  readonly shipping: ShippingBook
  readonly directory: AddressDirectory
  readonly phoneNumbers: PhoneNumbers
  readonly partners: PartnerBook
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
  readonly customers: CustomerBook
  readonly addressBooks: AddressBooks
  readonly marketing: MarketingBook
  readonly customerCarts: CustomerCarts
  readonly sessions: SessionBook
  readonly ownSessions: OwnSessions
  readonly proofs: EmailLinks
  readonly passwordBook: PasswordBook
  readonly linkedIdentities: LinkedIdentities
  readonly identityRemovals: IdentityRemovals
  readonly providerUsers: ProviderUsers
  readonly spentTokens: SpentTokens
  readonly idTokens: IdTokens
  readonly emailChanges: EmailChanges
  readonly personalData: PersonalData
  readonly erasures: Erasures
  readonly dueErasures: DueErasures
  readonly passkeys: PasskeyBook
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
  readonly figureBook: FigureBook
  readonly couponKeeping: CouponKeeping
  readonly reviewModeration: ReviewModeration
  readonly staffBook: StaffBook
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
      findReplacement: makeFindReplacement(ports),
      findCategory: makeFindCategory(ports),
      listPublicAddresses: makeListPublicAddresses(ports),
      listCatalogue: makeListCatalogue(ports),
      listOptions: makeListOptions(ports),
      listPopular: makeListPopular(ports),
      searchCatalogue: makeSearchCatalogue(ports),
      selectProducts: makeSelectProducts(ports),
      showProduct: makeShowProduct(ports),
    },
    content: {
      showContent: makeShowContent(ports),
      showMenu: makeShowMenu(ports),
      showShopInfo: makeShowShopInfo(ports),
    },
    stock: {
      showStock: makeShowStock(ports),
    },
    delivery: {
      choosePartner: makeChoosePartner(ports),
      removePartner: makeRemovePartner(ports),
      listPartners: makeListPartners(ports),
      showPartner: makeShowPartner(ports),
    },
    recommendation: {
      ...guest.recommendation,
      crossSell: makeCrossSell(ports),
    },
    loyalty: {
      ...guest.loyalty,
      listMilesPoints: makeListMilesPoints(ports),
      setCustomerMiles: makeSetCustomerMiles(ports),
      showBonusPoints: makeShowBonusPoints(ports),
      showPointsStatement: makeShowPointsStatement(ports),
    },
    policyReports: { countPolicyReport: makeCountPolicyReport(ports) },
    address: {
      sanitiseAddress: makeSanitiseAddress(ports),
      listAddresses: makeListAddresses(ports),
      addAddress: makeAddAddress(ports),
      correctAddress: makeCorrectAddress(ports),
      removeAddress: makeRemoveAddress(ports),
      chooseDefaultAddress: makeChooseDefaultAddress(ports),
    },
    checkout: {
      ...guest.checkout,
      listShipping: makeListShipping(ports),
    },
    order: {
      ...guest.order,
      placeCartOrder: makePlaceCartOrder(ports),
      verifyOrderAccess: makeVerifyOrderAccess(ports),
      trackOrder: makeTrackOrder(ports),
      findOrderOfCart: makeFindOrderOfCart(ports),
      showOrder: makeShowOrder(ports),
      listOrderPayments: makeListOrderPayments(ports),
      listOrders: makeListOrders(ports),
      showOwnOrder: makeShowOwnOrder(ports),
      listDocuments: makeListDocuments(ports),
      showDocument: makeShowDocument(ports),
      showPaymentSlip: makeShowPaymentSlip(ports),
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
      openPayment: makeOpenPayment(ports),
      recordTransfer: makeRecordTransfer(ports),
      remindOfTransfers: makeRemindOfTransfers(ports),
      reconcilePayments: makeReconcilePayments(ports),
      markRefundPaid: makeMarkRefundPaid(ports),
      payRefunds: makePayRefunds(ports),
      refundOrder: makeRefundOrder(ports),
      refundPayments: makeRefundPayments(ports),
      releaseUnpaidOrders: makeReleaseUnpaidOrders(ports),
      recordNotice: makeRecordNotice(ports),
      showLastPayment: makeShowLastPayment(ports),
    },
    reorder: {
      ...guest.reorder,
      estimateInterval: makeEstimateInterval(ports),
    },
    reminder: {
      changeAlarm: makeChangeAlarm(ports),
      deleteAlarm: makeDeleteAlarm(ports),
      endAlarm: makeEndAlarm(ports),
      listAlarms: makeListAlarms(ports),
      sendReminders: makeSendReminders(ports),
      setAlarm: makeSetAlarm(ports),
      showCalendar: makeShowCalendar(ports),
      suggestAlarm: makeSuggestAlarm(ports),
    },
    rating: {
      addRating: makeAddRating(ports),
      listOwnRatings: makeListOwnRatings(ports),
      listRateableProducts: makeListRateableProducts(ports),
      showReviews: makeShowReviews(ports),
    },
    lensPass: {
      addLensValues: makeAddLensValues(ports),
      correctLensValues: makeCorrectLensValues(ports),
      removeLensValues: makeRemoveLensValues(ports),
      removeWearer: makeRemoveWearer(ports),
      renameWearer: makeRenameWearer(ports),
      showLensPass: makeShowLensPass(ports),
      suggestLensValues: makeSuggestLensValues(ports),
      takeLensValues: makeTakeLensValues(ports),
    },
    subscription: {
      applySubscriptionLink: makeApplySubscriptionLink(ports),
      createSubscription: makeCreateSubscription(ports),
      cancelSubscription: makeCancelSubscription(ports),
      listSubscriptionPayments: makeListSubscriptionPayments(ports),
      listSubscriptions: makeListSubscriptions(ports),
      offerSubscription: makeOfferSubscription(ports),
      renewSubscriptions: makeRenewSubscriptions(ports),
      showSubscription: makeShowSubscription(ports),
      subscribeToProducts: makeSubscribeToProducts(ports),
      updateSubscription: makeUpdateSubscription(ports),
      updateSubscriptionAddresses: makeUpdateSubscriptionAddresses(ports),
    },
    identity: {
      removeIdentities: makeRemoveIdentities(ports),
      signIn: withFixedResponseTime(ports, makeSignIn(ports)),
      signInWithToken: makeSignInWithToken(ports),
      linkIdentity: makeLinkIdentity(ports),
      unlinkIdentity: makeUnlinkIdentity(ports),
      listIdentities: makeListIdentities(ports),
      signUp: withFixedResponseTime(ports, makeSignUp({ ...ports, requestConsent: sendConsentRequest(ports) })),
      signOut: makeSignOut(ports),
      sendVerificationEmail: makeSendVerificationEmail(ports),
      verifyEmail: makeVerifyEmail(ports),
      sendPasswordReset: withFixedResponseTime(ports, makeSendPasswordReset(ports)),
      sendLoginLink: withFixedResponseTime(ports, makeSendLoginLink({ ...ports, requestConsent: sendConsentRequest(ports) })),
      exchangeLoginLink: makeExchangeLoginLink(ports),
      readEmailLink: makeReadEmailLink(ports),
      resetPassword: makeResetPassword(ports),
      changePassword: makeChangePassword(ports),
      showEmailChange: makeShowEmailChange(ports),
      requestEmailChange: withFixedResponseTime(ports, makeRequestEmailChange(ports)),
      confirmEmailChange: makeConfirmEmailChange(ports),
      cancelEmailChange: makeCancelEmailChange(ports),
      cancelEmailChangeByLink: makeCancelEmailChangeByLink(ports),
      getSignInMethods: makeGetSignInMethods(ports),
      listSessions: makeListSessions(ports),
      endSession: makeEndSession(ports),
      endOtherSessions: makeEndOtherSessions(ports),
      resolveCaller: makeResolveCaller(ports),
    },
    passkey: {
      addPasskey: makeAddPasskey(ports),
      beginPasskey: makeBeginPasskey(ports),
      beginPasskeySignIn: makeBeginPasskeySignIn(ports),
      listPasskeys: makeListPasskeys(ports),
      removePasskey: makeRemovePasskey(ports),
      signInWithPasskey: makeSignInWithPasskey(ports),
    },
    attempts: {
      sweepAttempts: makeSweepAttempts(ports),
    },
    customer: {
      showProfile: makeShowOwnProfile(ports),
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
      showMarketing: makeShowMarketing(ports),
      updateMarketing: makeUpdateMarketing(ports),
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
