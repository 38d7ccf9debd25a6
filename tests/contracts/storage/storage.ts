import type { CartLinks } from '../../../application/commerce/cart/cart-links.port.ts'
import type { AbandonedCarts } from '../../../application/commerce/marketing/abandoned-carts.port.ts'
import type { CartRepository } from '../../../application/commerce/cart/cart-repository.port.ts'
import type { CustomerCarts } from '../../../application/commerce/cart/customer-carts.port.ts'
import type { AddressBooks } from '../../../application/commerce/address/address-books.port.ts'
import type { MarketingRepository } from '../../../application/commerce/marketing/marketing-repository.port.ts'
import type { CustomerRepository } from '../../../application/commerce/customer/customer-repository.port.ts'
import type { AttemptCounter } from '../../../application/commerce/attempts/attempt-counter.port.ts'
import type { IdentityRemovals } from '../../../application/commerce/identity/identity-removals.port.ts'
import type { LinkedIdentities } from '../../../application/commerce/identity/linked-identities.port.ts'
import type { SpentTokens } from '../../../application/commerce/identity/spent-tokens.port.ts'
import type { EmailLinks } from '../../../application/commerce/identity/email-links.port.ts'
import type { DueErasures } from '../../../application/commerce/privacy/due-erasures.port.ts'
import type { Erasures } from '../../../application/commerce/privacy/erasures.port.ts'
import type { PersonalData } from '../../../application/commerce/privacy/personal-data.port.ts'
import type { EmailChanges } from '../../../application/commerce/identity/email-changes.port.ts'
import type { PasswordRepository } from '../../../application/commerce/identity/password-repository.port.ts'
import type { OwnSessions } from '../../../application/commerce/identity/own-sessions.port.ts'
import type { SessionRepository } from '../../../application/commerce/identity/session-repository.port.ts'
import type { PasskeyRepository } from '../../../application/commerce/passkey/passkey-repository.port.ts'
import type { PasskeyChallenges } from '../../../application/commerce/passkey/passkey-challenges.port.ts'
import type { OrderHistory } from '../../../application/commerce/order/order-history.port.ts'
import type { OrderFinder } from '../../../application/commerce/order/order-finder.port.ts'
import type { OrderMoves } from '../../../application/commerce/order/order-moves.port.ts'
import type { DueRefunds } from '../../../application/commerce/payment/due-refunds.port.ts'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShippingRepository } from '../../../application/commerce/delivery/shipping-repository.port.ts'
import type { PartnerRepository } from '../../../application/commerce/delivery/partner-repository.port.ts'
import type { DemoMails } from '../../../application/commerce/mail/demo-mails.port.ts'
import type { CouponRepository } from '../../../application/commerce/cart/coupon-repository.port.ts'
import type { MailQueue } from '../../../application/commerce/mail/mail-queue.port.ts'
import type { Outbox } from '../../../application/commerce/mail/outbox.port.ts'
import type { OrderRepository } from '../../../application/commerce/order/order-repository.port.ts'
import type { PaymentAliases } from '../../../application/commerce/payment/payment-aliases.port.ts'
import type { PaymentLedger } from '../../../application/commerce/payment/payment-ledger.port.ts'
import type { UnpaidOrders } from '../../../application/commerce/payment/unpaid-orders.port.ts'
import type { UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import type { RatingRepository } from '../../../application/commerce/rating/rating-repository.port.ts'
import type { ReviewRepository } from '../../../application/commerce/rating/review-repository.port.ts'
import type { DueSubscriptions } from '../../../application/commerce/subscription/due-subscriptions.port.ts'
import type { LensPasses } from '../../../application/commerce/lens-pass/lens-passes.port.ts'
import type { Subscriptions } from '../../../application/commerce/subscription/subscriptions.port.ts'
import type { DueReminders } from '../../../application/commerce/reminder/due-reminders.port.ts'
import type { ReorderLinks } from '../../../application/commerce/reorder/reorder-links.port.ts'
import type { ReminderAlarms } from '../../../application/commerce/reminder/reminder-alarms.port.ts'
import type { OfferRepository } from '../../../application/commerce/pricing/offer-repository.port.ts'
import type { PriceRepository } from '../../../application/commerce/pricing/price-repository.port.ts'
import type { JobFailures } from '../../../application/commerce/job/job-failures.port.ts'
import type { ExpiredData } from '../../../application/commerce/privacy/expired-data.port.ts'
import type { AccessTokens } from '../../../application/commerce/staff/access-tokens.port.ts'
import type { ActingStaff } from '../../../application/commerce/staff/acting-staff.port.ts'
import type { ProductChanges } from '../../../application/commerce/staff/product-changes.port.ts'
import type { ProductFinder } from '../../../application/commerce/staff/product-finder.port.ts'
import type { AuditLog } from '../../../application/commerce/staff/audit-log.port.ts'
import type { CustomerFinder } from '../../../application/commerce/staff/customer-finder.port.ts'
import type { FailedMails } from '../../../application/commerce/staff/failed-mails.port.ts'
import type { ReviewModeration } from '../../../application/commerce/staff/review-moderation.port.ts'
import type { ShopFiguresReader } from '../../../application/commerce/shop/shop-figures.port.ts'
import type { CouponKeeping } from '../../../application/commerce/staff/coupon-keeping.port.ts'
import type { StaffRepository } from '../../../application/commerce/staff/staff-repository.port.ts'
import type { OwnStaffSessions } from '../../../application/commerce/staff/own-staff-sessions.port.ts'
import type { StaffSessions } from '../../../application/commerce/staff/staff-sessions.port.ts'
import type { StockLedger } from '../../../application/commerce/stock/stock-ledger.port.ts'

/** Everything that a shop stores, in any storage. */
export type Storage = {
  readonly products: ProductRepository
  readonly prices: PriceRepository
  readonly offers: OfferRepository
  readonly stock: StockLedger
  readonly carts: CartRepository
  readonly cartLinks: CartLinks
  readonly reorderLinks: ReorderLinks
  readonly abandonedCarts: AbandonedCarts
  readonly orders: OrderRepository
  readonly history: OrderHistory
  readonly moves: OrderMoves
  readonly orderFinder: OrderFinder
  readonly dueRefunds: DueRefunds
  readonly customers: CustomerRepository
  readonly addressBooks: AddressBooks
  readonly marketing: MarketingRepository
  readonly customerCarts: CustomerCarts
  readonly sessions: SessionRepository
  readonly ownSessions: OwnSessions
  readonly proofs: EmailLinks
  readonly passwordRepository: PasswordRepository
  readonly linkedIdentities: LinkedIdentities
  readonly identityRemovals: IdentityRemovals
  readonly spentTokens: SpentTokens
  readonly emailChanges: EmailChanges
  readonly personalData: PersonalData
  readonly erasures: Erasures
  readonly dueErasures: DueErasures
  readonly passkeys: PasskeyRepository
  readonly challenges: PasskeyChallenges
  readonly productFinder: ProductFinder
  readonly productChanges: ProductChanges
  readonly actingStaff: ActingStaff
  readonly auditLog: AuditLog
  readonly customerFinder: CustomerFinder
  readonly failedMails: FailedMails
  readonly figuresReader: ShopFiguresReader
  readonly couponKeeping: CouponKeeping
  readonly reviewModeration: ReviewModeration
  readonly staffRepository: StaffRepository
  readonly staffSessions: StaffSessions
  readonly ownStaffSessions: OwnStaffSessions
  readonly accessTokens: AccessTokens
  readonly attempts: AttemptCounter
  readonly payments: PaymentLedger
  readonly aliases: PaymentAliases
  readonly unresolved: UnresolvedPayments
  readonly unpaid: UnpaidOrders
  readonly reminders: ReminderAlarms
  readonly dueReminders: DueReminders
  readonly ratings: RatingRepository
  readonly reviews: ReviewRepository
  readonly lensPasses: LensPasses
  readonly subscriptions: Subscriptions
  readonly dueSubscriptions: DueSubscriptions
  readonly coupons: CouponRepository
  readonly partners: PartnerRepository
  readonly outbox: Outbox
  readonly mailQueue: MailQueue
  readonly shipping: ShippingRepository
  readonly demoMails: DemoMails
  readonly expiredData: ExpiredData
  readonly jobFailures: JobFailures
  readonly close: () => Promise<void>
}

/** A new storage for each test, with this catalogue and nothing else. */
export type OpenStorage = (shopCatalogue: ShopCatalogue) => Promise<Storage>
