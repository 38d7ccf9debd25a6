/** All jobs of the shop. */
export const JOBS = [
  'mails', 'payments', 'refund_payments', 'pay_refunds', 'forget_cards', 'begin_prices', 'release_orders', 'remind_transfers', 'reminders',
  'left_carts', 'subscriptions', 'erasures', 'reduce_orders', 'identities', 'attempts', 'leftovers', 'webhooks',
] as const
export type JobName = (typeof JOBS)[number]
