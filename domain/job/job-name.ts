/** All jobs of the shop. */
export const JOB_NAMES = [
  'mails', 'payments', 'refund_payments', 'pay_refunds', 'delete_cards', 'begin_prices', 'release_orders', 'remind_transfers', 'reminders',
  'cart_reminders', 'subscriptions', 'account_deletions', 'reduce_orders', 'identities', 'attempts', 'purge_expired_data', 'webhooks',
] as const
export type JobName = (typeof JOB_NAMES)[number]
