import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import type { JobFailure } from '../../domain/job/job-failure.ts'
import type { Mail } from '../../application/commerce/mail/mail.ts'
import type { CouponUse, Placement } from '../../application/commerce/order/order-repository.port.ts'
import type { AddressBook } from '../../domain/address/address-book.ts'
import type { CartLinkToken } from '../../domain/cart/cart-link.ts'
import { couponKey } from '../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../domain/coupon/coupon.ts'
import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { AccountId } from '../../domain/customer/account-id.ts'
import type { Account } from '../../application/commerce/customer/customer-repository.port.ts'
import type { NewSession } from '../../application/commerce/identity/session-repository.port.ts'
import type { NewPasskey } from '../../application/commerce/passkey/passkey-repository.port.ts'
import type { IssuedChallenge } from '../../application/commerce/passkey/passkey-challenges.port.ts'
import type { ConsentRequest } from '../../application/commerce/marketing/marketing-repository.port.ts'
import type { ConsentSource, MarketingChannel, MarketingSubscription, MarketingToken } from '../../domain/customer/marketing.ts'
import type { EmailChange } from '../../application/commerce/identity/email-changes.port.ts'
import type { IdempotentRequest } from '../../domain/idempotency-key.ts'
import type { PartnerOptician } from '../../domain/delivery/partner-optician.ts'
import type { Erasure } from '../../application/commerce/privacy/erasures.port.ts'
import type { EmailLink } from '../../application/commerce/identity/email-links.port.ts'
import type { ProofToken } from '../../domain/identity/email-link.ts'
import type { SocialIdentity } from '../../domain/identity/vouched-identity.ts'
import type { SessionToken } from '../../domain/identity/session.ts'
import type { PasskeyChallenge } from '../../domain/passkey/passkey-challenge.ts'
import type { PasskeyId } from '../../domain/passkey/passkey.ts'
import type { OrderChange } from '../../domain/order/order-change.ts'
import type { Order, OrderToken } from '../../domain/order/order.ts'
import type { EndToken } from '../../domain/reminder/end-token.ts'
import type { ReorderToken } from '../../domain/reorder/reorder-token.ts'
import type { ReminderAlarm } from '../../domain/reminder/reminder-alarm.ts'
import type { AliasToken, ProviderToken } from '../../domain/payment/saved-card.ts'
import type { NewAlias } from '../../domain/payment/payment-alias.ts'
import type { LensPass } from '../../domain/lens-pass/lens-pass.ts'
import type { SubscriptionToken } from '../../domain/subscription/link-token.ts'
import type { Subscription } from '../../domain/subscription/subscription.ts'
import type { Payment, PaymentId } from '../../domain/payment/payment.ts'
import type { Refund, RefundId } from '../../domain/payment/refund.ts'
import type { AccessToken, AccessTokenEntry } from '../../domain/staff/access-token.ts'
import type { AuditEntry } from '../../domain/staff/audit-entry.ts'
import type { StaffId } from '../../domain/staff/staff-member.ts'
import type { NewStaffSession } from '../../application/commerce/staff/staff-sessions.port.ts'
import type { StoredStaff } from '../../application/commerce/staff/staff-repository.port.ts'
import type { PlannedPrice } from '../../application/contract/staff/products.ts'
import type { PriceEntry } from '../../domain/pricing/pricing.ts'
import type { StoredPeriod } from '../../domain/pricing/substantiated-price.ts'
import type { SaleStopReason } from '../../domain/product/sale-stop.ts'
import type { Variant, VariantId } from '../../domain/product/variant.ts'
import type { SubmittedRating } from '../../domain/rating/submitted-rating.ts'
import type { ProductId, Rating } from '../../domain/product/product.ts'
import type { Stock } from '../../domain/stock/stock.ts'
import type { RequestDigest } from '../../domain/keyed-request.ts'
import type { MailFault } from '../../domain/mail/mail-fault.ts'
import type { WebhookEvent } from '../../domain/webhook/webhook-event.ts'
import { opticiansOf } from './delivery/opticians-of.ts'
import { openPriceHistory } from './pricing/open-price-history.ts'

type StoredReorderLink = { readonly token: ReorderToken; readonly accountId: AccountId; readonly endsAt: Date }

export type QueuedMail = {
  readonly id: number
  readonly mail: Mail
  readonly attempts: number
  /** Milliseconds; the mail is not claimed before. */
  readonly dueAt: number
  readonly sentAt?: number
  readonly failedAt?: number
  readonly fault?: MailFault
  readonly isOverBudget?: true
  /** The request that stored it, if it may be repeated. */
  readonly request?: { readonly digest: RequestDigest; readonly at: Date }
}

/** `returned`: units that came back and are in stock again. */
export type StoredReservations = {
  readonly units: Placement['reservations']
  readonly isReleased: boolean
  readonly returned?: Placement['reservations']
}

/** A reminder without its order. `dueOn`: the day from which it is processed; undefined while it is paused. */
export type StoredReminder = Omit<ReminderAlarm, 'order'> & { readonly orderToken: OrderToken; readonly dueOn: string | undefined }

/** `lastUsed`: the hour of the last use. */
export type StoredSession = Omit<NewSession, 'token'> & { readonly lastUsed: Date }
/** `lastStep`: the time step of the last used code. */
export type StoredStaffMember = StoredStaff & { readonly lastStep: number }
/** A session that waits for the code has only an end. */
/** What waits for a code has only an end. */
export type StoredStaffSession = {
  readonly staffId: StaffId
  readonly endsAt: Date
  readonly begun?: Pick<NewStaffSession, 'id' | 'device' | 'at'>
  readonly usedAt?: Date
}
export type StoredPasskeyEntry = NewPasskey & { readonly lastUsed?: Date }
/** A rating with its author; imported ratings have none. */
export type StoredRating = SubmittedRating & { readonly owner?: AccountId; readonly reviewVersion?: number }

/** The marketing consents of an e-mail address for a brand, with their proof. */
export type StoredMarketing = MarketingSubscription & {
  readonly changedAt: Date
  readonly consents: readonly {
    readonly isGiven: boolean
    readonly channels: readonly MarketingChannel[]
    readonly source: ConsentSource
    readonly requestedAt?: Date
    readonly at: Date
  }[]
}

/** `version` counts the changes; no other job processes it before `leasedUntil`. */
export type StoredSubscription = {
  readonly subscription: Subscription
  readonly version: number
  readonly dueOn: string | undefined
  readonly leasedUntil: Date | undefined
  /** The request that created it. */
  readonly request: IdempotentRequest
}

/** The storage of one shop in memory. Only the adapters of this folder write to it, each change in one synchronous step. */
export type ShopState = {
  readonly catalogue: ShopCatalogue
  readonly stock: Map<VariantId, Stock>
  /** Variants that were stocked since the shop opened. */
  readonly addedVariants: Map<VariantId, Variant>
  /** By product and channel; planned prices also by their start. */
  readonly changedPrices: Map<string, PriceEntry>
  readonly plannedPrices: Map<string, PlannedPrice>
  /** By product and channel, oldest first. */
  readonly priceHistory: Map<string, readonly StoredPeriod[]>
  /** By their code in upper case. */
  readonly coupons: Map<string, Coupon>
  readonly productVisibility: Map<ProductId, boolean>
  readonly saleStops: Map<ProductId, SaleStopReason | undefined>
  readonly carts: Map<CartToken, Cart>
  /** The last change of each cart, by the system clock like in a database. */
  readonly cartChanges: Map<CartToken, Date>
  readonly cartsDecidedOn: Set<CartToken>
  readonly cartLinks: Map<CartLinkToken, { readonly cartToken: CartToken; readonly endsAt: Date }>
  readonly orders: Map<OrderToken, Order>
  /** The client network of each unpaid order. */
  readonly orderNetworks: Map<OrderToken, string>
  readonly ordersOfCarts: Map<CartToken, OrderToken>
  readonly payments: Map<PaymentId, Payment>
  readonly aliases: Map<AliasToken, NewAlias>
  /** Cards that are to be deleted at the payment provider, and when that is retried. */
  readonly aliasRemovals: Map<ProviderToken, Date | undefined>
  /** When the provider was last queried about a payment, and when it is queried again. */
  readonly paymentChecks: Map<PaymentId, { readonly at: Date; readonly again: Date }>
  /** When the release of an unpaid order is retried, and which orders were reminded of their payment. */
  readonly releaseAt: Map<OrderToken, Date>
  readonly reminded: Set<OrderToken>
  /** The changes of orders, oldest first. */
  readonly orderChanges: Map<OrderToken, readonly OrderChange[]>
  readonly refunds: Map<RefundId, { readonly refund: Refund; readonly again?: Date }>
  /** The reserved units of an order, and whether they were released. */
  readonly reservations: Map<OrderToken, StoredReservations>
  readonly customers: Map<AccountId, Account>
  readonly customersSince: Map<AccountId, Date>
  readonly addressBooks: Map<AccountId, AddressBook>
  /** The last assigned address id. */
  readonly lastAddressId: { value: number }
  readonly cartsOfCustomers: Map<AccountId, CartToken>
  readonly proofs: Map<ProofToken, Omit<EmailLink, 'token'>>
  readonly emailChanges: Map<AccountId, EmailChange>
  /** Pending deletion requests, and orders of deleted accounts until they are finished. */
  readonly erasures: Map<AccountId, Erasure>
  readonly ordersOfDeletedAccounts: Set<OrderToken>
  readonly sessions: Map<SessionToken, StoredSession>
  readonly linkedIdentities: Map<string, { readonly accountId: AccountId; readonly identity: SocialIdentity }>
  /** Users that are to be deleted at the identity provider, and when that is retried. */
  readonly identityRemovals: Map<string, { readonly identity: SocialIdentity; readonly tries: number; readonly retryAt?: Date }>
  readonly spentTokens: Map<string, Date>
  readonly passkeys: Map<PasskeyId, StoredPasskeyEntry>
  readonly challenges: Map<PasskeyChallenge, Omit<IssuedChallenge, 'challenge'> & { readonly endsAt: Date }>
  readonly staff: Map<StaffId, StoredStaffMember>
  readonly staffSessions: Map<SessionToken, StoredStaffSession>
  readonly accessTokens: Map<AccessToken, { readonly entry: AccessTokenEntry; readonly owner: StaffId }>
  /** Actions of staff that are not in the history of an order, oldest first. */
  readonly auditEntries: AuditEntry[]
  /** What webhooks would report, oldest first. */
  readonly webhookEvents: WebhookEvent[]
  readonly attempts: Map<string, readonly { readonly at: Date; readonly endsAt: Date }[]>
  readonly couponUses: Map<OrderToken, CouponUse>
  readonly releasedCouponUses: Map<OrderToken, CouponUse>
  readonly mails: Map<string, QueuedMail>
  readonly jobFailures: Map<string, JobFailure>
  /** Mail ids are never reused. */
  readonly lastMailId: { value: number }
  readonly reminders: Map<number, StoredReminder>
  readonly reminderEnds: Map<EndToken, number>
  /** By the token of the order they repeat: a new link replaces the old one. */
  readonly reorderLinks: Map<OrderToken, StoredReorderLink>
  readonly ratings: Map<number, StoredRating>
  /** The rating figures of product groups that were rated since the shop opened. */
  readonly figures: Map<string, Rating>
  /** By brand and e-mail address. */
  readonly marketing: Map<string, StoredMarketing>
  readonly marketingRequests: Map<MarketingToken, ConsentRequest>
  readonly unsubscribeTokens: Map<MarketingToken, string>
  /** The partner opticians of customers, by brand and e-mail address. */
  readonly opticians: Map<string, PartnerOptician>
  readonly lensPasses: Map<AccountId, LensPass>
  readonly lastLensPassId: { value: number }
  readonly subscriptions: Map<number, StoredSubscription>
  readonly lastSubscriptionId: { value: number }
  /** The subscription and the delivery day that a link refers to. */
  readonly subscriptionLinks: Map<SubscriptionToken, { readonly id: number; readonly day: string }>
}

export const openShopState = (catalogue: ShopCatalogue): ShopState => ({
  catalogue,
  stock: new Map(catalogue.stock.map(({ variant, stock }) => [variant.id, stock])),
  addedVariants: new Map(),
  changedPrices: new Map(),
  plannedPrices: new Map(),
  priceHistory: openPriceHistory(catalogue),
  coupons: new Map((catalogue.coupons ?? []).map((coupon) => [couponKey(coupon.code), coupon])),
  productVisibility: new Map(),
  saleStops: new Map(),
  carts: new Map(),
  cartChanges: new Map(),
  cartsDecidedOn: new Set(),
  cartLinks: new Map(),
  orders: new Map(),
  orderNetworks: new Map(),
  ordersOfCarts: new Map(),
  payments: new Map(),
  aliases: new Map(),
  aliasRemovals: new Map(),
  paymentChecks: new Map(),
  releaseAt: new Map(),
  reminded: new Set(),
  orderChanges: new Map(),
  refunds: new Map(),
  reservations: new Map(),
  customers: new Map(),
  customersSince: new Map(),
  addressBooks: new Map(),
  lastAddressId: { value: 0 },
  cartsOfCustomers: new Map(),
  proofs: new Map(),
  emailChanges: new Map(),
  erasures: new Map(),
  ordersOfDeletedAccounts: new Set(),
  sessions: new Map(),
  linkedIdentities: new Map(),
  identityRemovals: new Map(),
  spentTokens: new Map(),
  passkeys: new Map(),
  challenges: new Map(),
  staff: new Map(),
  staffSessions: new Map(),
  accessTokens: new Map(),
  auditEntries: [],
  webhookEvents: [],
  attempts: new Map(),
  couponUses: new Map(),
  releasedCouponUses: new Map(),
  mails: new Map(),
  jobFailures: new Map(),
  lastMailId: { value: 0 },
  reminders: new Map(),
  reminderEnds: new Map(),
  reorderLinks: new Map(),
  ratings: new Map((catalogue.ratings ?? []).map((rating) => [rating.id, rating])),
  figures: new Map(),
  marketing: new Map(),
  marketingRequests: new Map(),
  unsubscribeTokens: new Map(),
  opticians: opticiansOf(catalogue),
  lensPasses: new Map(),
  lastLensPassId: { value: 0 },
  subscriptions: new Map(),
  lastSubscriptionId: { value: 0 },
  subscriptionLinks: new Map(),
})
