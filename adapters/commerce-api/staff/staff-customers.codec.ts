import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CustomerEntry, CustomerExport, CustomerFile, CustomerResults } from '../../../application/contract/staff/customers.ts'
import { MARKETING_CHANNELS } from '../../../domain/customer/marketing.ts'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import { SUBSCRIPTION_STATUSES } from '../../../domain/subscription/subscription-status.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { nullable, presentOrNull } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orNull, orUndefined } from '../codec/or-null.ts'
import { BrandChannelCode } from '../values/codes.codec.ts'
import { Day, Instant } from '../values/day.codec.ts'
import { SummaryWire, summaryOf, summaryToWire } from './staff-orders.codec.ts'

const EntryWire = t.strict(
  { account_id: t.string, email: t.string, first_name: t.string, last_name: t.string, is_verified: t.boolean }, 'CustomerEntry')
type EntryWire = t.TypeOf<typeof EntryWire>
const entryOf = ({ account_id: accountId, first_name: firstName, last_name: lastName, is_verified: isVerified, email }: EntryWire) =>
  ({ accountId, email, firstName, lastName, isVerified })
const entryToWire = ({ accountId, email, firstName, lastName, isVerified }: CustomerEntry): EntryWire =>
  ({ account_id: accountId, email, first_name: firstName, last_name: lastName, is_verified: isVerified })

const CustomersWire = t.strict(
  { 'hydra:member': t.readonlyArray(EntryWire), 'hydra:totalItems': t.number, pages: t.number }, 'CustomerResults',
)
/** Customers as staff search for them. */
export const CustomerResultsCodec = codecFrom('CustomerResults', CustomersWire, (wire) => E.right<never, CustomerResults>(
  { customers: wire['hydra:member'].map(entryOf), total: wire['hydra:totalItems'], pages: wire.pages }))
export const customerResultsToWire = ({ customers, total, pages }: CustomerResults): t.TypeOf<typeof CustomersWire> =>
  ({ 'hydra:member': customers.map(entryToWire), 'hydra:totalItems': total, pages })

const SubscriptionWire = t.strict(
  { id: t.number, status: oneOf('SubscriptionStatus', SUBSCRIPTION_STATUSES), next_day: Day, brand_channel: BrandChannelCode },
  'SubscriptionNote',
)
const ConsentWire = t.strict(
  { brand_channel: BrandChannelCode, channels: t.readonlyArray(oneOf('MarketingChannel', MARKETING_CHANNELS)) }, 'MarketingConsent')
const FileWire = t.strict(
  {
    customer: EntryWire, phone_number: nullable(t.string), orders: t.readonlyArray(SummaryWire),
    subscriptions: t.readonlyArray(SubscriptionWire), consents: t.readonlyArray(ConsentWire), points: t.number,
    deletion_due_at: nullable(Instant),
  },
  'CustomerFile',
)
type FileWire = t.TypeOf<typeof FileWire>

/** A customer without lens values. */
export const CustomerFileCodec = codecFrom('CustomerFile', FileWire, (wire) => E.right<never, CustomerFile>({
  customer: { ...entryOf(wire.customer), ...omitUndefined({ phoneNumber: orUndefined(wire.phone_number) }) },
  orders: wire.orders.map(summaryOf), points: wire.points,
  subscriptions: wire.subscriptions.map(({ next_day: nextDay, brand_channel: brandChannel, ...one }) =>
    ({ ...one, nextDay, brandChannel })),
  consents: wire.consents.map(({ brand_channel: brandChannel, channels }) => ({ brandChannel, channels })),
  ...omitUndefined({ deletionDueAt: wire.deletion_due_at === null ? undefined : new Date(wire.deletion_due_at) }),
}))
export const customerFileToWire = (
  { customer, orders, subscriptions, consents, points, deletionDueAt }: CustomerFile,
): FileWire => ({
  customer: entryToWire(customer), phone_number: orNull(customer.phoneNumber), orders: orders.map(summaryToWire), points,
  subscriptions: subscriptions.map(({ id, status, nextDay, brandChannel }) =>
    ({ id, status, next_day: nextDay, brand_channel: brandChannel })),
  consents: consents.map(({ brandChannel, channels }) => ({ brand_channel: brandChannel, channels })),
  deletion_due_at: orNull(deletionDueAt?.toISOString()),
})

const ErasureWire = t.strict({ due_at: presentOrNull(Instant) }, 'ScheduledDeletion')
export const RequestedDeletionCodec = codecFrom('ScheduledDeletion', ErasureWire, ({ due_at: due }) =>
  E.right<never, PendingDeletion>(omitUndefined({ dueAt: due === null ? undefined : new Date(due) })))
export const requestedDeletionToWire = ({ dueAt }: PendingDeletion): t.TypeOf<typeof ErasureWire> => ({
  due_at: orNull(dueAt?.toISOString()),
})

type StoredEntry = { readonly [name: string]: unknown }
/** Each part has its own fields, as stored. */
const EntryRecord = valueCodec<StoredEntry>('PersonalEntry', { type: 'object' }, (input) =>
  (typeof input === 'object' && input !== null && !Array.isArray(input) ? E.right(input as StoredEntry) : E.left(input)))
const PartWire = t.strict({ part: t.string, title: t.string, entries: t.readonlyArray(EntryRecord) }, 'ExportedPart')
const ExportWire = t.strict({ shop: t.string, created_at: Instant, parts: t.readonlyArray(PartWire) }, 'CustomerExport')
/** All stored data of a customer, for their data request. */
export const CustomerExportCodec = codecFrom('CustomerExport', ExportWire, ({ created_at: at, ...wire }) =>
  E.right<never, CustomerExport>({ ...wire, createdAt: new Date(at) }))
export const customerExportToWire = ({ createdAt, shop, parts }: CustomerExport): t.TypeOf<typeof ExportWire> => ({
  shop, created_at: createdAt.toISOString(), parts: parts.map(({ part, title, entries }) => ({ part, title, entries })),
})
