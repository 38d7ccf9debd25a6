import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import { openAddressBooks } from './address/address-books.ts'
import { openAttemptCounter } from './attempts/attempt-counter.ts'
import { openCartLinks } from './cart/cart-links.ts'
import { openLeftCarts } from './cart/abandoned-carts.ts'
import { openCartRepository } from './cart/cart-repository.ts'
import { openCouponBook } from './coupon/coupon-book.ts'
import { openCustomerBook } from './customer/customer-book.ts'
import { openMarketingBook } from './customer/marketing-book.ts'
import { openCustomerCarts } from './cart/customer-carts.ts'
import { openDemoMails } from './mail/demo-mails.ts'
import { openOfferBook } from './pricing/offer-book.ts'
import { openOrderBook } from './order/order-book.ts'
import { openOrderFinder } from './order/order-finder.ts'
import { openOrderHistory } from './order/order-history.ts'
import { openMailQueue } from './mail/mail-queue.ts'
import { openOrderMoves } from './order/order-moves.ts'
import { openOutbox } from './mail/outbox.ts'
import { openPartnerBook } from './delivery/partner-book.ts'
import { openDueRefunds } from './payment/due-refunds.ts'
import { openPaymentAliases } from './payment/payment-aliases.ts'
import { openPaymentLedger } from './payment/payment-ledger.ts'
import { openUnpaidOrders } from './payment/unpaid-orders.ts'
import { openUnresolvedPayments } from './payment/unresolved-payments.ts'
import { openPriceBook } from './pricing/price-book.ts'
import { noContent } from './content/no-content.ts'
import { noFlags, noResults } from './content/no-flags.ts'
import { openProductBook } from './product/product-book.ts'
import { openIdentityRemovals } from './identity/identity-removals.ts'
import { openLinkedIdentities, openSpentTokens } from './identity/linked-identities.ts'
import { openEmailLinks } from './identity/email-links.ts'
import { openDueErasures } from './privacy/due-erasures.ts'
import { openErasures } from './privacy/erasures.ts'
import { openPersonalData } from './privacy/personal-data.ts'
import { openEmailChanges } from './identity/email-changes.ts'
import { openPasswordBook } from './identity/password-book.ts'
import { openPasskeyBook } from './passkey/passkey-book.ts'
import { openPasskeyChallenges } from './passkey/passkey-challenges.ts'
import { openRatingBook } from './rating/rating-book.ts'
import { openReviewBook } from './rating/review-book.ts'
import { openDueReminders } from './reminder/due-reminders.ts'
import { openReminderAlarms } from './reminder/reminder-alarms.ts'
import { openOwnSessions } from './identity/own-sessions.ts'
import { openDueSubscriptions } from './subscription/due-subscriptions.ts'
import { openLensPasses } from './lens-pass/lens-passes.ts'
import { openSubscriptions } from './subscription/subscriptions.ts'
import { openSessionBook } from './identity/session-book.ts'
import { openShippingBook } from './delivery/shipping-book.ts'
import { openJobFailures } from './job/job-failures.ts'
import { openExpiredData } from './privacy/expired-data.ts'
import { openShopState } from './shop-state.ts'
import { openAccessTokens } from './staff/access-tokens.ts'
import { openActingStaff } from './staff/acting-staff.ts'
import { openProductChanges } from './staff/product-changes.ts'
import { openProductFinder } from './staff/product-finder.ts'
import { openAuditLog } from './staff/audit-log.ts'
import { openCustomerFinder } from './staff/customer-finder.ts'
import { openFailedMails } from './staff/failed-mails.ts'
import { openReviewModeration } from './staff/review-moderation.ts'
import { openReorderLinks } from './reorder/reorder-links.ts'
import { openFigureBook } from './shop/figure-book.ts'
import { openCouponKeeping } from './staff/coupon-keeping.ts'
import { openStaffBook } from './staff/staff-book.ts'
import { openOwnStaffSessions } from './staff/own-staff-sessions.ts'
import { openStaffSessions } from './staff/staff-sessions.ts'
import { openStockLedger } from './stock/stock-ledger.ts'
import { noWebhooks } from './webhook/no-webhooks.ts'

/** The storage of a shop in memory: new on each call, lost with the page or the process. */
export const openMemoryShop = (catalogue: ShopCatalogue) => {
  const state = openShopState(catalogue)
  return {
    content: noContent,
    flags: noFlags,
    results: noResults,
    products: openProductBook(state),
    prices: openPriceBook(state),
    offers: openOfferBook(catalogue),
    stock: openStockLedger(state),
    carts: openCartRepository(state),
    cartLinks: openCartLinks(state),
    reorderLinks: openReorderLinks(state),
    abandonedCarts: openLeftCarts(state),
    coupons: openCouponBook(state),
    orders: openOrderBook(state),
    history: openOrderHistory(state),
    moves: openOrderMoves(state),
    orderFinder: openOrderFinder(state),
    customers: openCustomerBook(state),
    addressBooks: openAddressBooks(state),
    marketing: openMarketingBook(state),
    customerCarts: openCustomerCarts(state),
    sessions: openSessionBook(state),
    ownSessions: openOwnSessions(state),
    proofs: openEmailLinks(state),
    passwordBook: openPasswordBook(state),
    linkedIdentities: openLinkedIdentities(state),
    identityRemovals: openIdentityRemovals(state),
    spentTokens: openSpentTokens(state),
    emailChanges: openEmailChanges(state),
    personalData: openPersonalData(state),
    erasures: openErasures(state),
    dueErasures: openDueErasures(state),
    passkeys: openPasskeyBook(state),
    challenges: openPasskeyChallenges(state),
    productFinder: openProductFinder(state),
    productChanges: openProductChanges(state),
    actingStaff: openActingStaff(state),
    auditLog: openAuditLog(state),
    customerFinder: openCustomerFinder(state),
    failedMails: openFailedMails(state),
    figureBook: openFigureBook(state),
    couponKeeping: openCouponKeeping(state),
    reviewModeration: openReviewModeration(state),
    staffBook: openStaffBook(state),
    staffSessions: openStaffSessions(state),
    ownStaffSessions: openOwnStaffSessions(state),
    accessTokens: openAccessTokens(state),
    attempts: openAttemptCounter(state),
    payments: openPaymentLedger(state),
    aliases: openPaymentAliases(state),
    unresolved: openUnresolvedPayments(state),
    unpaid: openUnpaidOrders(state),
    dueRefunds: openDueRefunds(state),
    reminders: openReminderAlarms(state),
    dueReminders: openDueReminders(state),
    ratings: openRatingBook(state),
    reviews: openReviewBook(state),
    lensPasses: openLensPasses(state),
    subscriptions: openSubscriptions(state),
    dueSubscriptions: openDueSubscriptions(state),
    outbox: openOutbox(state),
    webhooks: noWebhooks,
    mailQueue: openMailQueue(state),
    partners: openPartnerBook(catalogue, state.opticians),
    shipping: openShippingBook(catalogue),
    expiredData: openExpiredData(state),
    jobFailures: openJobFailures(state),
    demoMails: openDemoMails(),
  }
}
