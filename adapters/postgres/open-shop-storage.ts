import type { Kysely } from 'kysely'
import { makeAddressBooks } from './address/address-books.ts'
import { makeAttemptCounter } from './attempts/attempt-counter.ts'
import { makeCartLinks } from './cart/cart-links.ts'
import { makeLeftCarts } from './cart/abandoned-carts.ts'
import { makeCartRepository } from './cart/cart-repository.ts'
import { openCartReader, type CartReader } from './cart/cart-reader.ts'
import { makeCatalogueWriter } from './catalogue/catalogue-writer.ts'
import { makeCouponBook } from './coupon/coupon-book.ts'
import { makeCustomerBook } from './customer/customer-book.ts'
import { makeMarketingBook } from './customer/marketing-book.ts'
import { makeCustomerCarts } from './cart/customer-carts.ts'
import { makeDemoMails } from './mail/demo-mails.ts'
import { makeOfferBook } from './pricing/offer-book.ts'
import { makeOrderBook } from './order/order-book.ts'
import { makeOrderFinder } from './order/order-finder.ts'
import { makeOrderHistory } from './order/order-history.ts'
import { makeMailQueue } from './mail/mail-queue.ts'
import { makeOrderMoves } from './order/order-moves.ts'
import { makeOutbox } from './mail/outbox.ts'
import { makePartnerBook } from './delivery/partner-book.ts'
import { makeDueRefunds } from './payment/due-refunds.ts'
import { makePaymentAliases } from './payment/payment-aliases.ts'
import { makePaymentLedger } from './payment/payment-ledger.ts'
import { makeUnpaidOrders } from './payment/unpaid-orders.ts'
import { makeUnresolvedPayments } from './payment/unresolved-payments.ts'
import { makePriceBook } from './pricing/price-book.ts'
import { makeProductBook } from './product/product-book.ts'
import { makeIdentityRemovals } from './identity/identity-removals.ts'
import { makeLinkedIdentities } from './identity/linked-identities.ts'
import { makeSpentTokens } from './identity/spent-tokens.ts'
import { makeDueErasures } from './privacy/due-erasures.ts'
import { makeErasures } from './privacy/erasures.ts'
import { makePersonalData } from './privacy/personal-data.ts'
import { makeEmailChanges } from './identity/email-changes.ts'
import { makeEmailLinks } from './identity/email-links.ts'
import { makePasswordBook } from './identity/password-book.ts'
import { makePasskeyBook } from './passkey/passkey-book.ts'
import { makePasskeyChallenges } from './passkey/passkey-challenges.ts'
import { makeDueReminders } from './reminder/due-reminders.ts'
import { makeDueSubscriptions } from './subscription/due-subscriptions.ts'
import { makeLensPasses } from './lens-pass/lens-passes.ts'
import { makeSubscriptions } from './subscription/subscriptions.ts'
import { makeReminderAlarms } from './reminder/reminder-alarms.ts'
import { makeOwnSessions } from './identity/own-sessions.ts'
import { makeRatingBook } from './rating/rating-book.ts'
import { makeReviewBook } from './rating/review-book.ts'
import { makeSessionBook } from './identity/session-book.ts'
import { makeShippingBook } from './delivery/shipping-book.ts'
import { makeJobFailures } from './job/job-failures.ts'
import { makeExpiredData } from './privacy/expired-data.ts'
import { actingStaff } from './staff/acting-staff.ts'
import { makeAccessTokens } from './staff/access-tokens.ts'
import { makeProductChanges } from './staff/product-changes.ts'
import { makeProductFinder } from './staff/product-finder.ts'
import { makeAuditLog } from './staff/audit-log.ts'
import { makeCustomerFinder } from './staff/customer-finder.ts'
import { makeFailedMails } from './staff/failed-mails.ts'
import { makeReviewModeration } from './staff/review-moderation.ts'
import { makeReorderLinks } from './reorder/reorder-links.ts'
import { makeFigureBook } from './shop/figure-book.ts'
import { makeCouponKeeping } from './staff/coupon-keeping.ts'
import { makeStaffBook } from './staff/staff-book.ts'
import { makeOwnStaffSessions } from './staff/own-staff-sessions.ts'
import { makeStaffSessions } from './staff/staff-sessions.ts'
import { makeStockLedger } from './stock/stock-ledger.ts'
import type { Tables } from './tables.ts'
import { makeWebhookDeliveries } from './webhook/webhook-deliveries.ts'

const storageOver = (db: Kysely<Tables>, readCarts: CartReader) => ({
  products: makeProductBook(db),
  prices: makePriceBook(db),
  offers: makeOfferBook(db),
  stock: makeStockLedger(db),
  carts: makeCartRepository(db, readCarts),
  cartLinks: makeCartLinks(db),
  reorderLinks: makeReorderLinks(db),
  abandonedCarts: makeLeftCarts(db),
  coupons: makeCouponBook(db),
  orders: makeOrderBook(db, readCarts),
  history: makeOrderHistory(db),
  moves: makeOrderMoves(db),
  orderFinder: makeOrderFinder(db),
  customers: makeCustomerBook(db),
  addressBooks: makeAddressBooks(db),
  marketing: makeMarketingBook(db),
  customerCarts: makeCustomerCarts(db),
  sessions: makeSessionBook(db),
  ownSessions: makeOwnSessions(db),
  proofs: makeEmailLinks(db),
  passwordBook: makePasswordBook(db),
  linkedIdentities: makeLinkedIdentities(db),
  identityRemovals: makeIdentityRemovals(db),
  spentTokens: makeSpentTokens(db),
  emailChanges: makeEmailChanges(db),
  personalData: makePersonalData(db),
  erasures: makeErasures(db),
  dueErasures: makeDueErasures(db),
  passkeys: makePasskeyBook(db),
  challenges: makePasskeyChallenges(db),
  productFinder: makeProductFinder(db),
  productChanges: makeProductChanges(db),
  actingStaff,
  auditLog: makeAuditLog(db),
  customerFinder: makeCustomerFinder(db),
  failedMails: makeFailedMails(db),
  figureBook: makeFigureBook(db),
  couponKeeping: makeCouponKeeping(db),
  reviewModeration: makeReviewModeration(db),
  staffBook: makeStaffBook(db),
  staffSessions: makeStaffSessions(db),
  ownStaffSessions: makeOwnStaffSessions(db),
  accessTokens: makeAccessTokens(db),
  attempts: makeAttemptCounter(db),
  payments: makePaymentLedger(db),
  aliases: makePaymentAliases(db),
  unresolved: makeUnresolvedPayments(db),
  unpaid: makeUnpaidOrders(db),
  dueRefunds: makeDueRefunds(db),
  reminders: makeReminderAlarms(db),
  dueReminders: makeDueReminders(db),
  ratings: makeRatingBook(db),
  reviews: makeReviewBook(db),
  lensPasses: makeLensPasses(db),
  subscriptions: makeSubscriptions(db),
  dueSubscriptions: makeDueSubscriptions(db),
  outbox: makeOutbox(db),
  webhooks: makeWebhookDeliveries(db),
  mailQueue: makeMailQueue(db),
  partners: makePartnerBook(db),
  shipping: makeShippingBook(db),
  demoMails: makeDemoMails(db),
  expiredData: makeExpiredData(db),
  jobFailures: makeJobFailures(db),
  catalogue: makeCatalogueWriter(db),
})

/** All storage of a shop, in one database. */
export const openShopStorage = (db: Kysely<Tables>) => storageOver(db, openCartReader(db))
export type ShopStorage = ReturnType<typeof openShopStorage>
