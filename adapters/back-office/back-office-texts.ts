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
  | 'title' | 'skip' | 'sign_in' | 'sign_out' | 'email' | 'password' | 'continue' | 'code' | 'code_help' | 'orders' | 'all_orders'
  | 'search' | 'submit_search' | 'day' | 'status' | 'found' | 'number' | 'placed' | 'customer' | 'total' | 'brand' | 'to_orders'
  | 'items' | 'billing_address' | 'delivery_address' | 'shipping' | 'payment' | 'paid' | 'not_paid' | 'comment' | 'history' | 'parcels'
  | 'payments' | 'next_steps' | 'no_steps' | 'note' | 'ship_parcel' | 'mark_shipped' | 'carrier' | 'tracking' | 'packs' | 'of_packs'
  | 'record_return' | 'sellable' | 'packs_shipped' | 'packs_returned' | 'packs_cancelled' | 'cancel_remaining_items' | 'cancel'
  | 'cancel_help' | 'refund' | 'refund_now' | 'refund_amount' | 'refund_by_transfer' | 'refund_done' | 'record_payment'
  | 'transfer_amount' | 'by_shop' | 'by_payment_provider' | 'nav_label' | 'back' | 'previous' | 'following' | 'product_search'
  | 'products_found' | 'product' | 'product_number' | 'variants' | 'on_hand' | 'stop_order' | 'change' | 'stock_change' | 'stock_input'
  | 'reason' | 'find_variant' | 'prices' | 'price_change' | 'planned' | 'cancel_planned' | 'visible' | 'hidden' | 'make_visible' | 'hide'
  | 'visibility' | 'price.current' | 'price.original' | 'price.original_help' | 'price.website' | 'price.website_help' | 'price.bulk'
  | 'price.bulk_help' | 'price.step' | 'price.step_packs' | 'price.step_amount' | 'price.from' | 'nav.orders' | 'nav.products'
  | 'nav.audit_log' | 'nav.customers' | 'nav.tasks' | 'nav.staff' | 'nav.coupons' | 'coupon.code' | 'coupon.percent' | 'coupon.amount'
  | 'coupon.minimum' | 'coupon.currency' | 'coupon.usage_limit' | 'coupon.uses_per_customer' | 'coupon.first_day' | 'coupon.last_day'
  | 'coupon.new_customers' | 'coupon.regular_prices' | 'coupon.create' | 'coupon.end' | 'coupon.ended' | 'coupon.value' | 'coupon.days'
  | 'coupon.uses' | 'coupon.found' | 'coupon.bounds' | 'nav.reviews' | 'review.none' | 'review.stars' | 'review.unnamed'
  | 'review.language' | 'review.publish' | 'review.reject' | 'review.reason' | 'review.choose' | 'review.reject_help' | 'review.reply'
  | 'review.reply_help' | 'review.reply_publish' | 'review.reply_delete' | 'review.replied_at' | 'review.rejected_for' | 'work.reviews'
  | 'picking' | 'picked' | 'nothing_to_pick' | 'invoice' | 'roles' | 'password_help' | 'add_staff_member' | 'initial_password'
  | 'access_blocked'
  | 'access_active' | 'access' | 'unblock_access' | 'block_access' | 'reset' | 'reset_help' | 'shown_once' | 'tokens' | 'ends_at'
  | 'revoke' | 'own_password' | 'own_password_help' | 'current_password' | 'new_password' | 'create_token' | 'days' | 'token' | 'secret'
  | 'secret_address' | 'customer_search' | 'customers_found' | 'name' | 'verified' | 'not_verified' | 'phone' | 'points' | 'consents'
  | 'none' | 'subscriptions' | 'deletion_due' | 'export' | 'export_help' | 'sign_customer_out' | 'delete_account' | 'delete_account_help'
  | 'delete_account_confirmed' | 'work' | 'waiting' | 'failed_mails' | 'failed_mails_found' | 'mail_recipient' | 'tries' | 'send_again'
  | 'work.mails' | 'work.payments' | 'work.mismatched' | 'work.refunds' | 'work.refused' | 'work.reminders' | 'work.subscriptions'
  | 'work.deletions' | 'work.charges' | 'work.job_failures' | 'work.over_budget' | 'charges' | 'charges_help' | 'reference' | 'amount'
  | 'job_failures' | 'job_failures_help' | 'job' | 'job_item' | 'whole_job' | 'why' | 'failing_since' | 'last_attempt' | 'page'
  | 'unreadable_filter' | 'buyers' | 'buyers_help' | 'buyers_from' | 'buyers_to' | 'buyers_file' | 'sale' | 'on_sale' | 'sale_stopped'
  | 'stop_sale' | 'resume_sale' | 'blocked_help' | 'audit_search' | 'audit_day' | 'audit_action' | 'audit_entries_found' | 'audit_time'
  | 'audit_user' | 'audit_subject'

/** The session list, the same for customers and staff. */
type Devices = 'devices' | 'devices_intro' | 'this_device' | 'since' | 'last_used' | 'end' | 'end_others'

/** Every text of the back office. */
export type BackOfficeTextId =
  | `back_office.${Fixed}` | `back_office.step.${OrderStep}` | `back_office.event.${ChangeEvent}` | `back_office.refund.${RefundState}`
  | `back_office.carrier.${Carrier}` | `back_office.job.${JobName}`
  | `back_office.state.${StockState}` | `back_office.reason.${StockReason}` | `back_office.stock_input.${StockInput['kind']}`
  | `back_office.sale_stop.${SaleStopReason}`
  | `back_office.review.${ReviewState}` | `back_office.rejection.${RejectionReason}` | 'validation.rejection_reason'
  | `back_office.role.${StaffRole}` | `back_office.subscription.${SubscriptionStatus}`
  | `back_office.fault.${MailFaultKind}` | `back_office.audit.${AuditEntryKind}` | `back_office.payment.${PaymentStatus}`
  | OrderStatusLabelKey
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
