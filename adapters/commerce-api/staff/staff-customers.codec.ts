import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CustomerEntry, CustomerExport, CustomerFile, CustomerResults } from '../../../application/contract/staff/customers.ts'
import { MARKETING_CHANNELS } from '../../../domain/customer/marketing.ts'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import { SUBSCRIPTION_STATUSES } from '../../../domain/subscription/subscription-status.ts'
import { as, list, optional, presentOrNull } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { record } from '../codec/record.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { BrandChannelCode } from '../values/codes.codec.ts'
import { Day, instant } from '../values/day.codec.ts'
import { SummaryRecord } from './staff-orders.codec.ts'
import { counted } from './staff-queries.ts'

const EntryRecord = record<CustomerEntry>('CustomerEntry', {
  accountId: t.string, email: t.string, firstName: t.string, lastName: t.string, isVerified: t.boolean,
})

/** Customers as staff search for them. */
export const CustomerResultsRecord = record<CustomerResults>(
  'CustomerResults', { customers: as('hydra:member', list(EntryRecord)), ...counted },
)

const SubscriptionRecord = record<CustomerFile['subscriptions'][number]>('SubscriptionNote', {
  id: t.number, status: oneOf('SubscriptionStatus', SUBSCRIPTION_STATUSES), nextDay: Day, brandChannel: BrandChannelCode,
})
const ConsentRecord = record<CustomerFile['consents'][number]>('MarketingConsent', {
  brandChannel: BrandChannelCode, channels: list(oneOf('MarketingChannel', MARKETING_CHANNELS)),
})

/** A customer without lens values. */
export const CustomerFileRecord = record<CustomerFile>('CustomerFile', {
  customer: EntryRecord, phoneNumber: optional(t.string), orders: list(SummaryRecord), subscriptions: list(SubscriptionRecord),
  consents: list(ConsentRecord), points: t.number, deletionDueAt: optional(instant),
})

export const RequestedDeletionRecord = record<PendingDeletion>('ScheduledDeletion', { dueAt: presentOrNull(instant) })

type Part = CustomerExport['parts'][number]
/** Each part has its own fields, as stored. */
const StoredEntry = valueCodec<Part['entries'][number]>('PersonalEntry', { type: 'object' }, (input) =>
  (typeof input === 'object' && input !== null && !Array.isArray(input) ? E.right(input as Part['entries'][number]) : E.left(input)))

/** All stored data of a customer, for their data request. */
export const CustomerExportRecord = record<CustomerExport>('CustomerExport', {
  shop: t.string, createdAt: instant,
  parts: list(record<Part>('ExportedPart', { part: t.string, title: t.string, entries: list(StoredEntry) })),
})
