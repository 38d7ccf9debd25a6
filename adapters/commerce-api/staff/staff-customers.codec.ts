import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CustomerFile } from '../../../application/commerce/staff/get-customer.ts'
import type { CustomerResults } from '../../../application/commerce/staff/staff-customers.ts'
import type { PersonalEntry } from '../../../application/commerce/privacy/personal-data.port.ts'
import type { DataExport } from '../../../application/commerce/privacy/export-data.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { MARKETING_CHANNELS } from '../../../domain/customer/marketing.ts'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import { SUBSCRIPTION_STATUSES } from '../../../domain/subscription/subscription-status.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { nullable, presentOrNull } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orNull } from '../codec/or-null.ts'
import { BrandChannelCode } from '../values/codes.codec.ts'
import { Day, Instant } from '../values/day.codec.ts'
import { SummaryWire, summaryOf, summaryToWire } from './staff-orders.codec.ts'

const EntryWire = t.strict(
  { account_id: t.string, email: t.string, first_name: t.string, last_name: t.string, is_verified: t.boolean }, 'CustomerEntry')
type EntryWire = t.TypeOf<typeof EntryWire>
const entryToWire = ({ accountId, email, firstName, lastName, isVerified }: Customer): EntryWire =>
  ({ account_id: accountId, email, first_name: firstName, last_name: lastName, is_verified: isVerified })

const CustomersWire = t.strict(
  { 'hydra:member': t.readonlyArray(EntryWire), 'hydra:totalItems': t.number, pages: t.number }, 'CustomerResults',
)
type CustomersWire = t.TypeOf<typeof CustomersWire>
/** Customers as staff search for them. */
export const CustomerResultsCodec = codecFrom('CustomerResults', CustomersWire, (wire) => E.right<never, CustomersWire>(wire))
export const staffCustomersToWire = ({ customers, total, pages }: CustomerResults): CustomersWire =>
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
export type StaffCustomerWire = Omit<FileWire, 'orders'> & { readonly orders: CustomerFile['orders'] }
export const CustomerFileCodec = codecFrom('CustomerFile', FileWire, (wire) =>
  E.right<never, StaffCustomerWire>({ ...wire, orders: wire.orders.map(summaryOf) }))
export const customerFileToWire = (file: StaffCustomerWire): FileWire => ({ ...file, orders: file.orders.map(summaryToWire) })
export const staffCustomerToWire = (
  { customer, orders, subscriptions, consents, points, deletionDueAt }: CustomerFile,
): StaffCustomerWire => ({
  customer: entryToWire(customer), phone_number: orNull(customer.phoneNumber), orders, points,
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

/** Each part has its own fields, as stored. */
const EntryRecord = valueCodec<PersonalEntry>('PersonalEntry', { type: 'object' }, (input) =>
  (typeof input === 'object' && input !== null && !Array.isArray(input) ? E.right(input as PersonalEntry) : E.left(input)))
const PartWire = t.strict({ part: t.string, title: t.string, entries: t.readonlyArray(EntryRecord) }, 'ExportedPart')
const ExportWire = t.strict({ shop: t.string, created_at: Instant, parts: t.readonlyArray(PartWire) }, 'CustomerExport')
type ExportWire = t.TypeOf<typeof ExportWire>
export const CustomerExportCodec = codecFrom('CustomerExport', ExportWire, (wire) => E.right<never, ExportWire>(wire))
/** All stored data of a customer, for their data request. */
export const exportToWire = ({ createdAt, shop, parts }: DataExport): ExportWire => ({
  shop, created_at: createdAt.toISOString(), parts: parts.map(({ part, title, entries }) => ({ part, title, entries })),
})
