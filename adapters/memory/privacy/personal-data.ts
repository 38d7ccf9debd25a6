import * as E from 'fp-ts/lib/Either.js'
import type { PersonalData, PersonalEntries } from '../../../application/commerce/privacy/personal-data.port.ts'
import type { PersonalEntry } from '../../../application/contract/file.ts'
import { EXPORTED_RECORDS, PERSONAL_RECORDS, type ExportedName } from '../../../application/commerce/privacy/personal-records.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { PERSONAL_PARTS } from '../../../domain/privacy/personal-part.ts'
import { withoutSecrets } from '../../../domain/privacy/without-secrets.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'
import { hasAddressOf, isMailOf, isOpticianKeyOf, isOrderOf, personOf, type Person } from './person.ts'

type Rows = (state: ShopState, person: Person) => readonly object[]

const none: Rows = () => []

const present = <Value extends object>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value])

const isOwners = ({ accountId: owner }: Person) => ({ accountId }: { readonly accountId?: AccountId | undefined }): boolean =>
  accountId === owner

const isOfBought = (state: ShopState, person: Person) => {
  const tokens = new Set([...state.orders.values()].filter(isOrderOf(state, person)).map(({ token }) => token))
  return ({ orderToken }: { readonly orderToken: OrderToken }): boolean => tokens.has(orderToken)
}

/** What a person receives of each record, as it is stored here. */
const ROWS: { readonly [name in ExportedName]: Rows } = {
  customer: ({ customers }, { accountId }) => present(customers.get(accountId)?.customer),
  email_change: ({ emailChanges }, person) => [...emailChanges.values()].filter(isOwners(person)).map(({ email }) => ({ email })),
  account_erasure: ({ erasures }, person) => [...erasures.values()].filter(isOwners(person))
    .map(({ brandChannel, requestedAt, dueAt }) => ({ brandChannel, requestedAt, dueAt })),
  customer_address: ({ addressBooks }, { accountId }) => addressBooks.get(accountId) ?? [],
  session: ({ sessions }, person) => [...sessions.values()].filter(isOwners(person))
    .map(({ device, since, lastUsed, endsAt }) => ({ device, since, lastUsed, endsAt })),
  linked_identity: ({ linkedIdentities }, person) => [...linkedIdentities.values()].filter(isOwners(person))
    .map(({ identity }) => identity),
  passkey: ({ passkeys }, person) => [...passkeys.values()].filter(isOwners(person))
    .map(({ name, host, since, lastUsed }) => ({ name, host, since, lastUsed })),
  email_link: none,
  purchase_order: (state, person) => [...state.orders.values()].filter(isOrderOf(state, person)),
  order_change: none,
  coupon_use: none,
  payment: (state, person) => [...state.payments.values()].filter(isOfBought(state, person))
    .map(({ page: _page, id: _id, ...payment }) => payment),
  refund: (state, person) => [...state.refunds.values()].map(({ refund }) => refund).filter(isOfBought(state, person))
    .map(({ id: _id, paymentId: _payment, ...refund }) => refund),
  payment_alias: ({ aliases }, { accountId }) => [...aliases.values()].filter(({ owner }) => owner === accountId),
  subscription: ({ subscriptions }, person) => [...subscriptions.values()].map(({ subscription }) => subscription)
    .filter(isOwners(person)),
  lens_pass: ({ lensPasses }, { accountId }) => present(lensPasses.get(accountId)),
  reminder_alarm: ({ reminders }, person) => [...reminders.values()].filter(isOwners(person)),
  product_rating: ({ ratings }, { accountId }) => [...ratings.values()].filter(({ owner }) => owner === accountId),
  marketing_subscription: ({ marketing }, person) => [...marketing.values()].filter(hasAddressOf(person)),
  // Stored with the subscription.
  marketing_consent: none,
  marketing_request: ({ marketingRequests }, person) => [...marketingRequests.values()].filter(hasAddressOf(person)),
  cart: ({ carts, cartsOfCustomers }, person) => [...carts.values()].filter((cart) =>
    cart.token === cartsOfCustomers.get(person.accountId) || isOwners(person)(cart) || hasAddressOf(person)(cart)),
  outbox: ({ mails }, person) => [...mails.values()].filter(isMailOf(person)).map(({ mail: { subject } }) => ({ subject })),
  demo_mail: none,
  partner_customer: ({ opticians }, person) => [...opticians].filter(([key]) => isOpticianKeyOf(person)(key))
    .map(([key, { studioId }]) => ({ brandChannel: key.slice(0, key.indexOf(' ')), studioId })),
}

export const openPersonalData = (state: ShopState): PersonalData => ({
  export: (owner) =>
    atomically(() => {
      const person = personOf(state, owner)
      const entriesOf = (name: ExportedName) =>
        ROWS[name](state, person).map((entry) => ({ kept_as: name, ...withoutSecrets(entry) as PersonalEntry }))
      return E.right(Object.fromEntries(PERSONAL_PARTS.map((part) =>
        [part, EXPORTED_RECORDS.filter((name) => PERSONAL_RECORDS[name].part === part).flatMap(entriesOf)])) as unknown as PersonalEntries)
    }),
})
