import type { ShopFigures } from '../../application/commerce/shop/shop-figures.port.ts'

/** Figures of a shop, each with another number. */
export const SAMPLE_FIGURES: ShopFigures = {
  orders: { new: 3, payment_pending: 1 },
  mailsWaiting: { count: 2, oldestSeconds: 61.5 }, mailsFailing: 12, mailsFailed: 1, mailsOverBudget: 24,
  paymentsUnresolved: { count: 0, oldestSeconds: 0 }, paymentsMismatched: 4,
  refundsWaiting: { count: 5, oldestSeconds: 7 }, refundsRefused: 6, webhooksWaiting: { count: 13, oldestSeconds: 14 },
  webhooksFailing: 15, webhooksFailed: 0, remindersDue: 8, subscriptionsDue: 9,
  deletionsDue: { count: 10, oldestSeconds: 11 }, pricesDue: { count: 16, oldestSeconds: 17 },
  staffSignInsFailed: 22, staffSignInsBlocked: 23,
  cardsToDelete: { count: 18, oldestSeconds: 19 }, identitiesToRemove: { count: 20, oldestSeconds: 21 },
  chargesUnresolved: { count: 22, oldestSeconds: 23 }, jobFailures: { count: 24, oldestSeconds: 25 },
  reviewsHeld: { count: 26, oldestSeconds: 27 },
}
