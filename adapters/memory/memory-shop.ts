import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import { openAddressBooks } from './address/address-books.ts'
import { openAttemptCounter } from './attempts/attempt-counter.ts'
import { openCartLinks } from './cart/cart-links.ts'
import { openLeftCarts } from './cart/abandoned-carts.ts'
import { openCartRepository } from './cart/cart-repository.ts'
import { openCouponRepository } from './coupon/coupon-repository.ts'
import { openCustomerRepository } from './customer/customer-repository.ts'
import { openMarketingRepository } from './customer/marketing-repository.ts'
import { openCustomerCarts } from './cart/customer-carts.ts'
import { openDemoMails } from './mail/demo-mails.ts'
import { openOfferRepository } from './pricing/offer-repository.ts'
import { openOrderRepository } from './order/order-repository.ts'
import { openOrderFinder } from './order/order-finder.ts'
import { openOrderHistory } from './order/order-history.ts'
import { openMailQueue } from './mail/mail-queue.ts'
import { openOrderMoves } from './payment/order-moves.ts'
import { openOutbox } from './mail/outbox.ts'
import { openPartnerRepository } from './delivery/partner-repository.ts'
import { openDueRefunds } from './payment/due-refunds.ts'
import { openPaymentAliases } from './payment/payment-aliases.ts'
import { openPaymentLedger } from './payment/payment-ledger.ts'
import { openUnpaidOrders } from './payment/unpaid-orders.ts'
import { openUnresolvedPayments } from './payment/unresolved-payments.ts'
import { openPriceRepository } from './pricing/price-repository.ts'
import { noContent } from './content/no-content.ts'
import { noFlags, noResults } from './content/no-flags.ts'
import { openProductRepository } from './product/product-repository.ts'
import { openIdentityRemovals } from './identity/identity-removals.ts'
import { openLinkedIdentities, openSpentTokens } from './identity/linked-identities.ts'
import { openEmailLinks } from './identity/email-links.ts'
import { openDueErasures } from './privacy/due-erasures.ts'
import { openErasures } from './privacy/erasures.ts'
import { openPersonalData } from './privacy/personal-data.ts'
import { openEmailChanges } from './identity/email-changes.ts'
import { openPasswordRepository } from './identity/password-repository.ts'
import { openPasskeyRepository } from './passkey/passkey-repository.ts'
import { openPasskeyChallenges } from './passkey/passkey-challenges.ts'
import { openRatingRepository } from './rating/rating-repository.ts'
import { openReviewRepository } from './rating/review-repository.ts'
import { openDueReminders } from './reminder/due-reminders.ts'
import { openReminderAlarms } from './reminder/reminder-alarms.ts'
import { openOwnSessions } from './identity/own-sessions.ts'
import { openDueSubscriptions } from './subscription/due-subscriptions.ts'
import { openLensPasses } from './lens-pass/lens-passes.ts'
import { openSubscriptions } from './subscription/subscriptions.ts'
import { openSessionRepository } from './identity/session-repository.ts'
import { openShippingRepository } from './delivery/shipping-repository.ts'
import { openJobFailures } from './job/job-failures.ts'
import { openExpiredData } from './privacy/expired-data.ts'
import { openShopState } from './shop-state.ts'
import { openReorderLinks } from './reorder/reorder-links.ts'
import { openShopFiguresReader } from './shop/shop-figures-reader.ts'
import { openStaffStorage } from './staff/staff-storage.ts'
import { openStockLedger } from './stock/stock-ledger.ts'
import { noWebhooks } from './webhook/no-webhooks.ts'

/** The storage of a shop in memory: new on each call, lost with the page or the process. */
export const openMemoryShop = (catalogue: ShopCatalogue) => {
  const state = openShopState(catalogue)
  return {
    content: noContent,
    flags: noFlags,
    results: noResults,
    products: openProductRepository(state),
    prices: openPriceRepository(state),
    offers: openOfferRepository(catalogue),
    stock: openStockLedger(state),
    carts: openCartRepository(state),
    cartLinks: openCartLinks(state),
    reorderLinks: openReorderLinks(state),
    abandonedCarts: openLeftCarts(state),
    coupons: openCouponRepository(state),
    orders: openOrderRepository(state),
    history: openOrderHistory(state),
    moves: openOrderMoves(state),
    orderFinder: openOrderFinder(state),
    customers: openCustomerRepository(state),
    addressBooks: openAddressBooks(state),
    marketing: openMarketingRepository(state),
    customerCarts: openCustomerCarts(state),
    sessions: openSessionRepository(state),
    ownSessions: openOwnSessions(state),
    proofs: openEmailLinks(state),
    passwordRepository: openPasswordRepository(state),
    linkedIdentities: openLinkedIdentities(state),
    identityRemovals: openIdentityRemovals(state),
    spentTokens: openSpentTokens(state),
    emailChanges: openEmailChanges(state),
    personalData: openPersonalData(state),
    erasures: openErasures(state),
    dueErasures: openDueErasures(state),
    passkeys: openPasskeyRepository(state),
    challenges: openPasskeyChallenges(state),
    figuresReader: openShopFiguresReader(state),
    ...openStaffStorage(state),
    attempts: openAttemptCounter(state),
    payments: openPaymentLedger(state),
    aliases: openPaymentAliases(state),
    unresolved: openUnresolvedPayments(state),
    unpaid: openUnpaidOrders(state),
    dueRefunds: openDueRefunds(state),
    reminders: openReminderAlarms(state),
    dueReminders: openDueReminders(state),
    ratings: openRatingRepository(state),
    reviews: openReviewRepository(state),
    lensPasses: openLensPasses(state),
    subscriptions: openSubscriptions(state),
    dueSubscriptions: openDueSubscriptions(state),
    outbox: openOutbox(state),
    webhooks: noWebhooks,
    webhookEvents: state.webhookEvents,
    mailQueue: openMailQueue(state),
    partners: openPartnerRepository(catalogue, state.opticians),
    shipping: openShippingRepository(catalogue),
    expiredData: openExpiredData(state),
    jobFailures: openJobFailures(state),
    demoMails: openDemoMails(),
  }
}
