import * as E from 'fp-ts/lib/Either.js'
import type { PersonalData, PersonalEntries, PersonalEntry } from '../../../application/commerce/privacy/personal-data.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { Order } from '../../../domain/order/order.ts'
import { PERSONAL_PARTS, type PersonalPart } from '../../../domain/privacy/personal-part.ts'
import { withoutSecrets } from '../../../domain/privacy/without-secrets.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'
import { isOfCorrespondent } from './is-of-correspondent.ts'

type PersonalRows = { readonly [part in PersonalPart]: readonly object[] }

const personalRows = (state: ShopState, owner: AccountId): PersonalRows => {
  const customer = state.customers.get(owner)?.customer
  const canonicalEmail = customer?.isVerified === true ? canonicalEmailOf(customer.email) : undefined
  const isOwn = ({ email }: { readonly email?: Email | undefined }): boolean =>
    email !== undefined && canonicalEmail === canonicalEmailOf(email)
  const isOwners = ({ accountId }: { readonly accountId?: AccountId | undefined }): boolean => accountId === owner
  const isGuests = ({ accountId, token }: Order): boolean => accountId === undefined && !state.ordersOfDeletedAccounts.has(token)
  const orders = [...state.orders.values()].filter((order) => isOwners(order) || (isGuests(order) && isOwn(order)))
  const tokens = new Set(orders.map(({ token }) => token))
  const cart = state.cartsOfCustomers.get(owner)
  return {
    profile: [
      ...(customer === undefined ? [] : [customer]),
      ...[...state.emailChanges.values()].filter(isOwners).map(({ email }) => ({ email })),
      ...[...state.erasures.values()].filter(isOwners).map(
        ({ brandChannel, requestedAt, dueAt }) => ({ brandChannel, requestedAt, dueAt }),
      ),
    ],
    addresses: state.addressBooks.get(owner) ?? [],
    sign_in: [
      ...[...state.sessions.values()].filter(isOwners)
        .map(({ device, since, lastUsed, endsAt }) => ({ device, since, lastUsed, endsAt })),
      ...[...state.passkeys.values()].filter(isOwners).map(({ name, host, since, lastUsed }) => ({ name, host, since, lastUsed })),
    ],
    orders,
    payments: [...state.payments.values()].filter(({ orderToken }) => tokens.has(orderToken))
      .map(({ page: _page, id: _id, ...payment }) => payment),
    cards: [...state.aliases.values()].filter((card) => card.owner === owner),
    subscriptions: [...state.subscriptions.values()].map(({ subscription }) => subscription).filter(isOwners),
    lens_pass: [state.lensPasses.get(owner)].filter((pass) => pass !== undefined),
    reminders: [...state.reminders.values()].filter(isOwners),
    ratings: [...state.ratings.values()].filter((rating) => rating.owner === owner),
    newsletter: [...state.marketing.values()].filter(isOwn),
    cart: [...state.carts.values()].filter((candidate) => candidate.token === cart || isOwners(candidate) || isOwn(candidate)),
    mails: [...state.mails.values()].filter((queued) => canonicalEmail !== undefined && isOfCorrespondent(queued, canonicalEmail))
      .map(({ mail: { subject } }) => ({ subject })),
    optician: [...state.opticians].filter(([key]) => canonicalEmail !== undefined && key.endsWith(` ${canonicalEmail}`))
      .map(([key, { studioId }]) => ({ brandChannel: key.slice(0, key.indexOf(' ')), studioId })),
  }
}

export const openPersonalData = (state: ShopState): PersonalData => ({
  export: (owner) =>
    atomically(() => {
      const rows = personalRows(state, owner)
      return E.right(Object.fromEntries(PERSONAL_PARTS.map((part) =>
        [part, rows[part].map((entry) => withoutSecrets(entry) as PersonalEntry)])) as unknown as PersonalEntries)
    }),
})
