import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as unknown, so that a codec has to decode it; written as JSON text. */
type Json = ColumnType<unknown, string, string>
type Instant = ColumnType<Date, Date | string, Date | string>
/** Set by the database when the row is inserted. */
type Stamp = ColumnType<Date, never, Date>

export type CategoryTable = { readonly path: string; readonly body: Json }

/** The parts of the catalogue with their number of changes; each part is a table. */
export type CatalogueVersionTable = { readonly part: string; readonly version: number }

export type ProductTable = {
  readonly id: number
  readonly type: string
  readonly category_path: string
  readonly pack_quantity: number
  readonly group_key: string
  readonly position: number
  readonly rating_total: number
  readonly rating_count: number
  readonly body: Json
}

/** The price of a product in a channel, current or planned. */
export type StoredPrice = {
  readonly product_id: number
  readonly price_channel: string
  readonly currency: string
  readonly original_cents: number
  readonly current_cents: number
  readonly website_cents: number
  readonly bulk: Json
}

/** The current price. The last two columns are written with the price history, and are null if the price was changed without it. */
export type PriceTable = StoredPrice & {
  /** The price it may be compared with; null if there is none. */
  readonly reference_cents: number | null
  readonly charged_since: Date | null
}

/** The price of one pack from an instant on; null while it was not for sale. Written with every change of a price. */
export type PriceHistoryTable = {
  readonly product_id: number
  readonly price_channel: string
  readonly from_at: Instant
  readonly currency: string
  readonly cents: number | null
}

/** Planned prices. */
export type PricePlanTable = StoredPrice & { readonly from_at: Instant }

export type OfferTable = {
  readonly fk: string
  readonly product_id: number
  readonly price_channel: string
  readonly offer_channel: string
  readonly valid_until: Instant
}

export type VariantTable = { readonly id: string; readonly product_id: number; readonly option: Json }
export type StockTable = { readonly variant_id: string; readonly on_hand: number; readonly stop_order: boolean }

export type CartTable = {
  readonly token: string
  readonly id: GeneratedAlways<number>
  readonly version: Generated<number>
  readonly checkout_state: string
  readonly body: Json
  readonly created_at: Instant
  readonly updated_at: Stamp
}

export type OrderTable = {
  readonly token: string
  readonly number: string
  readonly cart_token: string
  readonly status: string
  readonly email: string
  readonly customer: string
  readonly id: number
  readonly account_id: string | null
  readonly currency: string
  readonly items_cents: number
  readonly shipping_cents: number
  readonly total_cents: number
  readonly body: Json
  readonly created_at: Instant
  readonly paid_at: Instant | null
  readonly release_at: ColumnType<Date | null, never, Date>
  readonly reminded_at: ColumnType<Date | null, never, Date>
  readonly refunded_cents: ColumnType<number, number | undefined, number>
  /** The hash of the client network of an unpaid order. */
  readonly network_hash: ColumnType<string | null, string | null | undefined, null>
  /** The buyer has deleted the account: the order is reduced to what the law requires as soon as it is finished. */
  readonly is_account_deleted: ColumnType<boolean, never, boolean>
}

export type CustomerTable = {
  readonly account_id: string
  readonly canonical_email: string
  readonly password_hash: string | null
  readonly body: Json
  readonly verified_at: Instant | null
  readonly created_at: Generated<Instant>
}
export type CustomerAddressTable = {
  readonly id: GeneratedAlways<number>
  readonly account_id: string
  readonly is_default: boolean
  readonly body: Json
}
export type LinkedIdentityTable = {
  readonly provider: string
  readonly subject: string
  readonly account_id: string
  readonly linked_at: Generated<Instant>
}
export type SpentTokenTable = { readonly hash: string; readonly ends_at: Instant }
export type EmailLinkTable = {
  readonly hash: string
  readonly purpose: string
  readonly brand_channel: string
  readonly canonical_email: string
  readonly account_id: string | null
  readonly ends_at: Instant
  /** Whether the account was created by requesting this link. */
  readonly registers: Generated<boolean>
}
export type EmailChangeTable = {
  readonly account_id: string
  readonly hash: string
  readonly cancel_hash: string
  readonly email: string
  readonly brand_channel: string
  readonly ends_at: Instant
}
/** Pending deletion requests. */
export type AccountErasureTable = {
  readonly account_id: string
  readonly cancel_hash: string
  readonly brand_channel: string
  readonly locale: string
  readonly requested_at: Instant
  readonly due_at: Instant
}
export type SessionTable = {
  readonly hash: string
  readonly account_id: string
  readonly ends_at: Instant
  readonly id: string
  readonly began_at: Instant
  /** To the hour. */
  readonly used_at: Instant
  readonly browser: string
  readonly system: string
}
export type PasskeyTable = {
  readonly id: string
  readonly account_id: string
  readonly credential: string
  readonly public_key: string
  readonly counter: number
  readonly name: string
  readonly host: string
  readonly added_at: Instant
  /** To the hour. */
  readonly used_at: Instant | null
}
export type PasskeyChallengeTable = {
  readonly hash: string
  readonly purpose: string
  readonly holder_hash: string
  readonly ends_at: Instant
}
/** Staff. `last_step` is the time step of the last used code. */
export type StaffTable = {
  readonly id: string
  readonly canonical_email: string
  readonly email: string
  readonly name: string
  readonly roles: string[]
  readonly is_disabled: boolean
  readonly password_hash: string
  readonly secret: string
  readonly last_step: Generated<number>
}
export type StaffSessionTable = {
  readonly hash: string
  readonly staff_id: string
  readonly is_confirmed: boolean
  /** To the minute. */
  readonly used_at: Instant | null
  readonly ends_at: Instant
  readonly id: Generated<string>
  readonly began_at: ColumnType<Date, Date | undefined, Date>
  readonly browser: Generated<string>
  readonly system: Generated<string>
}
export type AccessTokenTable = {
  readonly id: string
  readonly hash: string
  readonly staff_id: string
  readonly name: string
  readonly roles: string[]
  readonly since: Instant
  readonly ends_at: Instant
}
/** Actions of staff that are not in the history of an order; rows are only added. */
export type AuditEntryTable = {
  readonly id: GeneratedAlways<number>
  readonly by_name: string
  readonly what: string
  readonly about: string
  readonly at: Instant
  readonly detail: string | null
}
export type AttemptTable = { readonly key_hash: string; readonly at: Instant; readonly ends_at: Instant }
export type CustomerCartTable = { readonly account_id: string; readonly cart_token: string }

/** Carts for which the reminder has been decided. */
export type AbandonedCartMailTable = { readonly cart_token: string }

export type CartLinkTable = { readonly hash: string; readonly cart_token: string; readonly ends_at: Instant }

export type CouponTable = {
  readonly code: string
  readonly usage_limit: number | null
  readonly uses: Generated<number>
  readonly body: Json
}

export type CouponUseTable = {
  readonly order_token: string
  readonly code: string
  readonly customer: string
  readonly released_at: ColumnType<Date | null, null, Date | null>
}


export type PartnerTable = { readonly studio_id: string; readonly body: Json }
export type PartnerBrandTable = { readonly studio_id: string; readonly brand_channel: string }
export type PartnerCustomerTable = { readonly canonical_email: string; readonly brand_channel: string; readonly studio_id: string }

export type OrderLineTable = {
  readonly order_token: string
  readonly position: number
  readonly product_id: number
  readonly variant_id: string
  readonly eye: string | null
  readonly quantity: number
  readonly unit_cents: number
  readonly total_cents: number
  readonly promotion_cents: number
}

export type PaymentTable = {
  readonly id: string
  readonly order_token: string
  readonly method: string
  readonly status: string
  readonly amount_cents: number
  readonly currency: string
  readonly reference: string | null
  readonly page: string | null
  readonly started_at: Instant
  readonly saves_card: boolean
  readonly alias: string | null
  readonly is_charge: Generated<boolean>
  /** When the provider was last queried about the payment or its refund. */
  readonly checked_at: ColumnType<Date | null, never, Date | null>
  /** When the provider is queried next; null for at once. */
  readonly retry_at: ColumnType<Date | null, never, Date | null>
}

export type PaymentAliasTable = {
  readonly alias: string
  readonly account_id: string
  readonly provider_token: string
  readonly method: string
  readonly masked: string
  readonly expiry: string
  readonly stored_at: Instant
  readonly paid_at: Instant
}

/** Endpoints that receive events. */
export type WebhookEndpointTable = {
  readonly id: string
  readonly url: string
  readonly added_at: Instant
}

/** Pending deliveries, inserted with the change they report and deleted once they are delivered. */
export type WebhookDeliveryTable = {
  readonly id: GeneratedAlways<number>
  readonly endpoint_id: string
  readonly event: string
  readonly type: string
  readonly data: Json
  readonly at: Instant
  readonly attempts: Generated<number>
  readonly due_at: ColumnType<Date | null, never, Date | null>
  readonly failed_at: ColumnType<Date | null, never, Date | null>
  /** Why the last attempt failed. */
  readonly reason: ColumnType<string | null, never, string | null>
}

/** Users that are to be deleted at the identity provider. */
export type IdentityRemovalTable = {
  readonly provider: string
  readonly subject: string
  readonly attempts: Generated<number>
  readonly retry_at: ColumnType<Date | null, never, Date | null>
}

/** Cards that are to be deleted at the payment provider. */
export type AliasRemovalTable = {
  readonly provider_token: string
  readonly retry_at: ColumnType<Date | null, never, Date | null>
}

export type ReservationTable = {
  readonly order_token: string
  readonly variant_id: string
  readonly quantity: number
  readonly released_at: ColumnType<Date | null, never, Date | null>
  /** Units of a sent order that came back and are in stock again. */
  readonly returned: ColumnType<number, never, number>
}

/** The history of orders; rows are only added. */
export type OrderChangeTable = {
  readonly id: GeneratedAlways<number>
  readonly order_token: string
  readonly key: string
  readonly event: string
  readonly from_status: string
  readonly to_status: string
  readonly by_kind: string
  readonly by_name: string | null
  readonly at: Instant
  readonly note: string | null
  /** The digest of the request with this key; null for changes by the shop itself or an earlier release. */
  readonly request_digest: string | null
}

/** Refunds of orders. */
export type RefundTable = {
  readonly id: string
  readonly order_token: string
  readonly payment_id: string | null
  readonly amount_cents: number
  readonly currency: string
  readonly state: string
  readonly requested_at: Instant
  readonly ended_at: Instant | null
  /** When the payment provider is queried next; null for at once. */
  readonly retry_at: ColumnType<Date | null, never, Date>
}

export type OutboxTable = {
  readonly id: GeneratedAlways<number>
  readonly key: string
  readonly body: Json
  readonly attempts: Generated<number>
  readonly due_at: ColumnType<Date | null, never, Date | null>
  readonly sent_at: ColumnType<Date | null, never, Date>
  readonly failed_at: ColumnType<Date | null, never, Date | null>
  readonly fault: ColumnType<string | null, never, string>
  readonly fault_code: ColumnType<string | null, never, string | null>
  /** Search words; null in older mails until a job has added them. */
  readonly words: ColumnType<readonly string[] | null, readonly string[] | undefined, readonly string[]>
  /** When the content was deleted. */
  readonly emptied_at: ColumnType<Date | null, never, Date>
  /** The digest of the request that wrote it, if it may be repeated; null once the content was deleted. */
  readonly request_digest: ColumnType<string | null, string | undefined, null>
  readonly requested_at: ColumnType<Date | null, Date | undefined, never>
}

export type JobFailureTable = {
  readonly job: string
  readonly item: string
  readonly reason: string
  readonly attempts: Generated<number>
  readonly first_at: Instant
  readonly last_at: Instant
  readonly retry_at: ColumnType<Date | null, never, Date>
}

export type WriteProbeTable = {
  readonly id: GeneratedAlways<number>
  readonly at: Instant
}

export type DemoMailTable = {
  readonly id: GeneratedAlways<number>
  readonly key: string
  readonly body: Json
  readonly stored_at: Instant
  /** Search words; null in older mails until a job has added them. */
  readonly words: ColumnType<readonly string[] | null, readonly string[] | undefined, readonly string[]>
}

export type ReminderAlarmTable = {
  readonly id: GeneratedAlways<number>
  readonly account_id: string
  readonly order_token: string
  readonly create_location: string
  readonly usage: number
  readonly day: string
  readonly state: string
  /** The day from which it is processed; null while it is paused. */
  readonly due_on: string | null
}
export type ReorderLinkTable = {
  readonly order_token: string
  readonly account_id: string
  readonly hash: string
  readonly ends_at: Date
}

export type ReminderEndTable = { readonly hash: string; readonly alarm_id: number }

export type ProductRatingTable = {
  readonly id: Generated<number>
  /** Null for ratings that were not given by a customer of this shop, and after the account was deleted. */
  readonly account_id: string | null
  readonly product_id: number
  readonly group_key: string
  readonly stars: number
  readonly given_at: Instant
  readonly review: string | null
  readonly reviewer: string | null
  readonly review_locale: string | null
  readonly review_state: string | null
  readonly written_at: Instant | null
  readonly rejected_for: string | null
  readonly reply: string | null
  readonly replied_at: Instant | null
  readonly review_version: Generated<number>
}
export type MarketingSubscriptionTable = {
  readonly canonical_email: string
  readonly brand_channel: string
  readonly email: string
  readonly locale: string
  readonly channels: Json
  readonly changed_at: Instant
}
/** The proof of each consent: what was given or withdrawn, when and where. */
export type MarketingConsentTable = {
  readonly id: GeneratedAlways<number>
  readonly canonical_email: string
  readonly brand_channel: string
  readonly is_given: boolean
  readonly channels: Json
  readonly source: string
  readonly requested_at: Instant | null
  readonly at: Instant
}
export type MarketingRequestTable = Omit<MarketingSubscriptionTable, 'changed_at'> & {
  readonly hash: string
  readonly source: string
  readonly requested_at: Instant
  readonly ends_at: Instant
}
export type UnsubscribeTokenTable = { readonly hash: string; readonly canonical_email: string; readonly brand_channel: string }

export type SubscriptionTable = {
  readonly id: GeneratedAlways<number>
  readonly account_id: string
  readonly body: Json
  readonly version: Generated<number>
  /** The day from which it is processed; null while it is paused. */
  readonly due_on: string | null
  /** The end of a job's lease. */
  readonly leased_until: Date | null
  readonly request_key: string | null
  readonly request_digest: string | null
}
export type LensPassTable = { readonly account_id: string; readonly body: Json }

export type SubscriptionLinkTable = { readonly hash: string; readonly subscription_id: number; readonly day: string }

export type ShippingMethodTable = {
  readonly country: string
  readonly key: string
  readonly price_cents: number
  readonly currency: string
  readonly is_active: boolean
  readonly is_midi: boolean
  readonly max_weight: number | null
  readonly carrier_days_min: number
  readonly carrier_days_max: number
}

/** The tables after the last migration. */
export type Tables = {
  readonly category: CategoryTable
  readonly catalogue_version: CatalogueVersionTable
  readonly product: ProductTable
  readonly price: PriceTable
  readonly price_history: PriceHistoryTable
  readonly price_plan: PricePlanTable
  readonly offer: OfferTable
  readonly variant: VariantTable
  readonly stock: StockTable
  readonly cart: CartTable
  readonly purchase_order: OrderTable
  readonly order_line: OrderLineTable
  readonly order_change: OrderChangeTable
  readonly refund: RefundTable
  readonly customer: CustomerTable
  readonly customer_address: CustomerAddressTable
  readonly session: SessionTable
  readonly linked_identity: LinkedIdentityTable
  readonly identity_removal: IdentityRemovalTable
  readonly used_token: SpentTokenTable
  readonly email_link: EmailLinkTable
  readonly email_change: EmailChangeTable
  readonly account_erasure: AccountErasureTable
  readonly passkey: PasskeyTable
  readonly passkey_challenge: PasskeyChallengeTable
  readonly staff: StaffTable
  readonly staff_session: StaffSessionTable
  readonly access_token: AccessTokenTable
  readonly audit_entry: AuditEntryTable
  readonly attempt: AttemptTable
  readonly customer_cart: CustomerCartTable
  readonly cart_link: CartLinkTable
  readonly abandoned_cart_mail: AbandonedCartMailTable
  readonly coupon: CouponTable
  readonly coupon_use: CouponUseTable
  readonly partner_optician: PartnerTable
  readonly partner_brand: PartnerBrandTable
  readonly partner_customer: PartnerCustomerTable
  readonly payment: PaymentTable
  readonly payment_alias: PaymentAliasTable
  readonly alias_removal: AliasRemovalTable
  readonly reservation: ReservationTable
  readonly outbox: OutboxTable
  readonly job_failure: JobFailureTable
  readonly demo_mail: DemoMailTable
  readonly write_probe: WriteProbeTable
  readonly reminder_alarm: ReminderAlarmTable
  readonly reminder_end: ReminderEndTable
  readonly reorder_link: ReorderLinkTable
  readonly product_rating: ProductRatingTable
  readonly marketing_subscription: MarketingSubscriptionTable
  readonly marketing_consent: MarketingConsentTable
  readonly marketing_request: MarketingRequestTable
  readonly unsubscribe_token: UnsubscribeTokenTable
  readonly subscription: SubscriptionTable
  readonly subscription_link: SubscriptionLinkTable
  readonly lens_pass: LensPassTable
  readonly shipping_method: ShippingMethodTable
  readonly webhook_endpoint: WebhookEndpointTable
  readonly webhook_delivery: WebhookDeliveryTable
}
