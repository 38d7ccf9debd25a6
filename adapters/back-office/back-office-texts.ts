import type { JobName } from '../../domain/job/job-name.ts'
import type { MailFaultKind } from '../../application/commerce/mail/mail-fault.ts'
import type { Say } from '../../application/commerce/mail/mail-texts.port.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Carrier } from '../../domain/delivery/carrier.ts'
import type { OrderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { ChangeEvent } from '../../domain/order/order-change.ts'
import type { OrderStep } from '../../domain/order/step-order.ts'
import type { PaymentStatus } from '../../domain/payment/payment.ts'
import type { RefundState } from '../../domain/payment/refund.ts'
import type { RejectionReason } from '../../domain/rating/rejection-reason.ts'
import type { ReviewState } from '../../domain/rating/review-state.ts'
import type { StockReason, StockInput } from '../../domain/staff/change-stock.ts'
import type { SubscriptionStatus } from '../../domain/subscription/subscription-status.ts'
import type { Device } from '../../domain/identity/device.ts'
import type { SaleStopReason } from '../../domain/product/sale-stop.ts'
import type { AuditEntryKind } from '../../domain/staff/audit-entry.ts'
import type { StaffRole } from '../../domain/staff/staff-role.ts'
import type { StockState } from '../../domain/staff/product-filter.ts'
import type { Locale } from '../../domain/shop/locale.ts'

type Fixed =
  | 'title' | 'skip' | 'sign_in' | 'sign_out' | 'email' | 'password' | 'next' | 'code' | 'code_help' | 'orders' | 'all_orders' | 'search'
  | 'find' | 'day' | 'status' | 'found' | 'number' | 'placed' | 'customer' | 'total' | 'brand' | 'to_orders'
  | 'goods' | 'bill' | 'delivery' | 'shipping' | 'payment' | 'paid' | 'not_paid' | 'comment' | 'history' | 'parcels' | 'payments'
  | 'next_steps'
  | 'nothing_to_do' | 'note' | 'send_parcel' | 'send' | 'carrier' | 'tracking' | 'packs' | 'of_packs' | 'take_back' | 'sellable'
  | 'packs_sent' | 'packs_back' | 'packs_dropped'
  | 'drop_rest' | 'cancel' | 'cancel_help' | 'refund' | 'refund_now' | 'refund_amount' | 'refund_by_transfer' | 'refund_done' | 'transfer'
  | 'transfer_amount' | 'by_shop' | 'by_payment_house'
  | 'nav_label' | 'back' | 'previous' | 'following' | 'goods_search' | 'goods_found' | 'product' | 'product_number' | 'article' | 'on_hand'
  | 'stop_order' | 'change' | 'stock_change' | 'way' | 'reason' | 'other_article' | 'prices' | 'price_change' | 'planned' | 'unplan'
  | 'shown' | 'not_shown' | 'show' | 'hide' | 'visibility'
  | 'price.current' | 'price.original' | 'price.original_help' | 'price.website' | 'price.website_help'
  | 'price.bulk' | 'price.bulk_help' | 'price.step'
  | 'price.step_packs' | 'price.step_amount' | 'price.from' | 'nav.orders' | 'nav.goods'
  | 'nav.trail' | 'nav.customers' | 'nav.work' | 'nav.people'
  | 'nav.vouchers' | 'coupon.code' | 'coupon.percent' | 'coupon.amount' | 'coupon.minimum' | 'coupon.currency' | 'coupon.usage_limit'
  | 'coupon.uses_per_customer' | 'coupon.first_day' | 'coupon.last_day' | 'coupon.new_customers' | 'coupon.regular_prices'
  | 'coupon.make' | 'coupon.end' | 'coupon.over' | 'coupon.worth' | 'coupon.days' | 'coupon.uses' | 'coupon.found' | 'coupon.bounds'
  | 'nav.reviews' | 'review.none' | 'review.stars' | 'review.unnamed' | 'review.language' | 'review.publish' | 'review.reject'
  | 'review.reason' | 'review.choose' | 'review.reject_help' | 'review.reply' | 'review.reply_help' | 'review.reply_publish'
  | 'review.reply_delete' | 'review.replied_at' | 'review.rejected_for' | 'work.reviews'
  | 'picking' | 'picked' | 'nothing_to_pick' | 'invoice'
  | 'roles' | 'password_help' | 'add_person' | 'first_password' | 'kept_out' | 'let_in' | 'access' | 'let_in_again' | 'keep_out'
  | 'reset' | 'reset_help' | 'told_once' | 'tokens' | 'ends_at' | 'revoke' | 'own_password' | 'own_password_help' | 'current_password'
  | 'wanted_password' | 'make_token' | 'days' | 'token' | 'secret' | 'secret_address'
  | 'customer_search' | 'customers_found' | 'name' | 'mailbox_proven' | 'mailbox_unproven' | 'phone' | 'points' | 'consents' | 'none'
  | 'subscriptions' | 'goes_at' | 'export' | 'export_help' | 'sign_customer_out' | 'erase' | 'erase_help' | 'erase_sure'
  | 'work' | 'waits' | 'failed_letters' | 'letters_found' | 'letter_to' | 'tries' | 'send_again'
  | 'work.letters' | 'work.payments' | 'work.mismatched' | 'work.refunds' | 'work.refused' | 'work.reminders' | 'work.subscriptions'
  | 'work.erasures' | 'work.charges' | 'work.job_failures' | 'work.over_budget'
  | 'charges' | 'charges_help' | 'reference' | 'amount' | 'job_failures'
  | 'job_failures_help' | 'job' | 'job_item' | 'job_round' | 'why' | 'failing_since' | 'failed_last'
  | 'page' | 'unreadable_filter' | 'buyers' | 'buyers_help' | 'buyers_from' | 'buyers_to' | 'buyers_file'
  | 'sale' | 'sale_on' | 'sale_stopped' | 'stop_sale' | 'resume_sale'
  | 'blocked_help' | 'trail_search' | 'trail_day' | 'act' | 'acts_found' | 'at' | 'who' | 'about'

/** The session list, the same for customers and staff. */
type Devices = 'devices' | 'devices_intro' | 'this_device' | 'since' | 'last_used' | 'end' | 'end_others'

/** Every text of the back office. */
export type BackOfficeTextId =
  | `desk.${Fixed}` | `desk.step.${OrderStep}` | `desk.event.${ChangeEvent}` | `desk.refund.${RefundState}`
  | `desk.carrier.${Carrier}` | `desk.job.${JobName}`
  | `desk.state.${StockState}` | `desk.reason.${StockReason}` | `desk.way.${StockInput['kind']}`
  | `desk.sale_stop.${SaleStopReason}`
  | `desk.review.${ReviewState}` | `desk.rejection.${RejectionReason}` | 'validation.rejection_reason'
  | `desk.role.${StaffRole}` | `desk.subscription.${SubscriptionStatus}`
  | `desk.fault.${MailFaultKind}` | `desk.act.${AuditEntryKind}` | `desk.payment.${PaymentStatus}` | OrderStatusLabelKey
  | `security.${Devices}`

/** Texts and formats of the back office in one language. */
export type BackOfficeTexts = {
  readonly locale: Locale
  readonly t: (id: BackOfficeTextId, values?: Record<string, string | number>) => string
  readonly failure: (failure: Failure) => string
  readonly moment: (instant: string) => string
  /** A stored day (`2026-03-01`) formatted for reading; empty without one. */
  readonly day: (day: string | undefined) => string
  readonly payment: (method: string | undefined) => string
  readonly shipping: (key: string) => string
  readonly device: (device: Device) => string
  /** The values of a lens, as in mails. */
  readonly mails: Say
}
