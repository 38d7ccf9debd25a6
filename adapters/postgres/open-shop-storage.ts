import type { Kysely } from 'kysely'
import type { Report } from './database/database.ts'
import { makeAddressBooks } from './address/address-books.ts'
import { makeAttemptCounter } from './attempts/attempt-counter.ts'
import { makeCartLinks } from './cart/cart-links.ts'
import { makeLeftCarts } from './cart/abandoned-carts.ts'
import { makeCartRepository } from './cart/cart-repository.ts'
import { openCartReader, type CartReader } from './cart/cart-reader.ts'
import { makeCatalogueWriter } from './catalogue/catalogue-writer.ts'
import { makeCouponRepository } from './coupon/coupon-repository.ts'
import { makeCustomerRepository } from './customer/customer-repository.ts'
import { makeMarketingRepository } from './customer/marketing-repository.ts'
import { makeCustomerCarts } from './cart/customer-carts.ts'
import { makeDemoMails } from './mail/demo-mails.ts'
import { makeOfferRepository } from './pricing/offer-repository.ts'
import { makeOrderRepository } from './order/order-repository.ts'
import { makeOrderFinder } from './order/order-finder.ts'
import { makeOrderHistory } from './order/order-history.ts'
import { makeMailQueue } from './mail/mail-queue.ts'
import { makeOrderMoves } from './payment/order-moves.ts'
import { makeOutbox } from './mail/outbox.ts'
import { makePartnerRepository } from './delivery/partner-repository.ts'
import { makeDueRefunds } from './payment/due-refunds.ts'
import { makePaymentAliases } from './payment/payment-aliases.ts'
import { makePaymentLedger } from './payment/payment-ledger.ts'
import { makeUnpaidOrders } from './payment/unpaid-orders.ts'
import { makeUnresolvedPayments } from './payment/unresolved-payments.ts'
import { makePriceRepository } from './pricing/price-repository.ts'
import { makeProductReader } from './product/product-repository.ts'
import { makeProductSearch } from './snapshot/product-search.ts'
import { makeIdentityRemovals } from './identity/identity-removals.ts'
import { makeLinkedIdentities } from './identity/linked-identities.ts'
import { makeSpentTokens } from './identity/spent-tokens.ts'
import { makeDueErasures } from './privacy/due-erasures.ts'
import { makeErasures } from './privacy/erasures.ts'
import { makePersonalData } from './privacy/personal-data.ts'
import { makeEmailChanges } from './identity/email-changes.ts'
import { makeEmailLinks } from './identity/email-links.ts'
import { makePasswordRepository } from './identity/password-repository.ts'
import { makePasskeyRepository } from './passkey/passkey-repository.ts'
import { makePasskeyChallenges } from './passkey/passkey-challenges.ts'
import { makeDueReminders } from './reminder/due-reminders.ts'
import { makeDueSubscriptions } from './subscription/due-subscriptions.ts'
import { makeLensPasses } from './lens-pass/lens-passes.ts'
import { makeSubscriptions } from './subscription/subscriptions.ts'
import { makeReminderAlarms } from './reminder/reminder-alarms.ts'
import { makeOwnSessions } from './identity/own-sessions.ts'
import { makeRatingRepository } from './rating/rating-repository.ts'
import { makeReviewRepository } from './rating/review-repository.ts'
import { makeSessionRepository } from './identity/session-repository.ts'
import { makeShippingRepository } from './delivery/shipping-repository.ts'
import { makeJobFailures } from './job/job-failures.ts'
import { makeExpiredData } from './privacy/expired-data.ts'
import { makeReorderLinks } from './reorder/reorder-links.ts'
import { makeShopFiguresReader } from './shop/shop-figures-reader.ts'
import { makeStaffStorage } from './staff/staff-storage.ts'
import { makeStockLedger } from './stock/stock-ledger.ts'
import type { Tables } from './tables.ts'
import { makeWebhookDeliveries } from './webhook/webhook-deliveries.ts'

const storageOver = (db: Kysely<Tables>, readCarts: CartReader, report: Report) => ({
  products: { ...makeProductReader(db), ...makeProductSearch(db) },
  prices: makePriceRepository(db),
  offers: makeOfferRepository(db),
  stock: makeStockLedger(db),
  carts: makeCartRepository(db, readCarts),
  cartLinks: makeCartLinks(db),
  reorderLinks: makeReorderLinks(db),
  abandonedCarts: makeLeftCarts(db),
  coupons: makeCouponRepository(db),
  orders: makeOrderRepository(db, readCarts),
  history: makeOrderHistory(db),
  moves: makeOrderMoves(db),
  orderFinder: makeOrderFinder(db, report),
  customers: makeCustomerRepository(db),
  addressBooks: makeAddressBooks(db),
  marketing: makeMarketingRepository(db),
  customerCarts: makeCustomerCarts(db),
  sessions: makeSessionRepository(db),
  ownSessions: makeOwnSessions(db),
  proofs: makeEmailLinks(db),
  passwordRepository: makePasswordRepository(db),
  linkedIdentities: makeLinkedIdentities(db),
  identityRemovals: makeIdentityRemovals(db),
  spentTokens: makeSpentTokens(db),
  emailChanges: makeEmailChanges(db),
  personalData: makePersonalData(db),
  erasures: makeErasures(db),
  dueErasures: makeDueErasures(db),
  passkeys: makePasskeyRepository(db),
  challenges: makePasskeyChallenges(db),
  figuresReader: makeShopFiguresReader(db),
  ...makeStaffStorage(db, report),
  attempts: makeAttemptCounter(db),
  payments: makePaymentLedger(db),
  aliases: makePaymentAliases(db),
  unresolved: makeUnresolvedPayments(db),
  unpaid: makeUnpaidOrders(db),
  dueRefunds: makeDueRefunds(db),
  reminders: makeReminderAlarms(db),
  dueReminders: makeDueReminders(db),
  ratings: makeRatingRepository(db),
  reviews: makeReviewRepository(db),
  lensPasses: makeLensPasses(db),
  subscriptions: makeSubscriptions(db),
  dueSubscriptions: makeDueSubscriptions(db),
  outbox: makeOutbox(db),
  webhooks: makeWebhookDeliveries(db),
  mailQueue: makeMailQueue(db),
  partners: makePartnerRepository(db),
  shipping: makeShippingRepository(db),
  demoMails: makeDemoMails(db),
  expiredData: makeExpiredData(db),
  jobFailures: makeJobFailures(db),
  catalogue: makeCatalogueWriter(db),
})

/** All storage of a shop, in one database. `report` is called for each row that a list leaves out because it is unreadable. */
export const openShopStorage = (db: Kysely<Tables>, report: Report = () => undefined) => storageOver(db, openCartReader(db), report)
export type ShopStorage = ReturnType<typeof openShopStorage>
