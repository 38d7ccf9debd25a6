import type * as t from 'io-ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import type { VisitorPermission } from '../../../application/contract/operation.ts'
import { validBodyOf } from '../api/valid-bodies.ts'
import { ACCESS, type Caller } from '../../../domain/access/access-table.ts'
import { NOBODYS, OWNER, PASSWORD, type Actor, type CartKind, type OrderKind, type RightsFixture } from './permission-fixture.ts'

export type Row = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly permission: VisitorPermission
  readonly status: number
  readonly request: { readonly body: t.Mixed | undefined }
}
export const ROWS: readonly Row[] = Object.values(OPERATIONS)

/** The target of a request: an existing resource of the owner, or one that does not exist. */
export type Target = 'theirs' | 'nobody’s'
type Secret = { readonly path?: Readonly<Record<string, string>>; readonly body?: object; readonly ordered?: string }
type Naming = (fixture: RightsFixture) => Promise<Secret>

const NO_ID = '2147483647'

type WireWearer = { readonly id: number; readonly values: readonly { readonly id: number }[] }
/** A person in the owner's lens profiles, whom the last request may have deleted. */
const storedWearer = async (ask: OwnerRequest): Promise<WireWearer> => {
  const { wearers } = await ask<{ readonly wearers: readonly WireWearer[] }>(
    '/customers/me/lens-pass/values', 'POST', validBodyOf(OPERATIONS.addLensValues))
  const [stored] = wearers
  if (stored === undefined) throw new Error('Nothing was kept in the lens pass')
  return stored
}

/** Ids of a customer's resources, by their names in a path. */
const OWN: Readonly<Record<string, (fixture: RightsFixture, ask: OwnerRequest) => Promise<string>>> = {
  order_id: async (fixture) => String((await fixture.order('of a customer')).id),
  address_id: async (_, ask) => {
    const body = validBodyOf(OPERATIONS.addAddress)
    const { addresses } = await ask<{ readonly addresses: readonly { readonly id: number }[] }>('/customers/me/addresses', 'POST', body)
    return String(addresses.at(-1)?.id)
  },
  alias: (fixture) => fixture.card(),
  marketing_communication_id: async ({ owner }) => owner,
  account_id: async ({ owner }) => owner,
  reminder_id: async (fixture, ask) => {
    const { id } = await fixture.order('of a customer')
    const body = { customer_usage: 7, reminder_date: '2026-06-01', create_location: 'order' }
    return String((await ask<{ readonly id: number }>(`/customers/me/orders/${id}/reminder-alarm`, 'PUT', body)).id)
  },
  lens_values_id: async (_, ask) => String((await storedWearer(ask)).values[0]?.id),
  wearer_id: async (_, ask) => String((await storedWearer(ask)).id),
  // An account has a maximum number: the next request is about the last one, unless that was deleted.
  subscription_id: async (fixture, ask) => {
    type Subscriptions = { readonly 'hydra:member': readonly { readonly id: number }[] }
    const [stored] = (await ask<Subscriptions>('/customers/me/subscriptions', 'GET'))['hydra:member']
    if (stored !== undefined) return String(stored.id)
    const { id } = await fixture.order('of a customer')
    const body = { key: crypto.randomUUID(), payment_method: 'prepayment', frequency: 30, frequency_confirmed: true }
    return String((await ask<{ readonly id: number }>(`/customers/me/orders/${id}/subscriptions`, 'POST', body)).id)
  },
  passkey_id: async (fixture) => fixture.passkey(),
  session_id: async (_, ask) => {
    type Sessions = { readonly 'hydra:member': readonly { readonly id: string; readonly here: boolean }[] }
    return (await ask<Sessions>('/customers/me/sessions', 'GET'))['hydra:member'].find(({ here }) => here)?.id ?? ''
  },
}
type OwnerRequest = <Body>(path: string, method: string, body?: unknown) => Promise<Body>

const cartOf = (kind: CartKind): Naming => async (fixture) => {
  const token = await fixture.cart(kind)
  return { path: { token, item_id: 'line-1' }, body: { token_value: token, cart_token: token } }
}
const toOrder = (kind: CartKind): Naming => async (fixture) => ({ body: await fixture.cartToOrder(kind) })
const orderOf = (of: OrderKind): Naming => async (fixture) => {
  const { token, ordered, email, postcode } = await fixture.order(of)
  return { path: { token }, ordered, body: { email, postcode } }
}
const orderedCartOf = (of: OrderKind): Naming => async (fixture) => {
  const { ordered } = await fixture.order(of)
  return { path: { token: ordered }, ordered }
}
const linkOf = (purpose: 'claim' | 'password' | 'login'): Naming => async (fixture) => {
  const token = await fixture.mailOf(purpose)
  return { body: { token, hash: token } }
}

const linkTo = (kind: CartKind): Naming => async (fixture) => {
  const link = await fixture.link(await fixture.cart(kind))
  return { body: { token: link, abandoned_cart_token: link, latest_cart_token: await fixture.cart('a guest’s cart') } }
}
const toRepeat = (of: OrderKind): Naming => async (fixture) => {
  const { token, ordered } = await fixture.order(of)
  return { ordered, body: { last_order_token: token, cart_token: await fixture.cart('a guest’s cart') } }
}
const byOrder = (naming: (of: OrderKind) => Naming): { readonly [state in OrderKind]: Naming } =>
  ({ 'of a guest': naming('of a guest'), 'of a customer': naming('of a customer') })

/**
 * How a resource is named, by the required permission and its state; `customer` names by ids in the path. The states are
 * those of the table in the domain: a state that is added there does not compile until it is named here.
 */
type Namings = {
  readonly [permission in keyof typeof ACCESS & VisitorPermission]: { readonly [state in keyof (typeof ACCESS)[permission]]: Naming }
}
const NAMINGS: Namings = {
  'cart token': {
    'a guest’s cart': cartOf('a guest’s cart'),
    'a customer’s cart': cartOf('a customer’s cart'),
    'a guest’s cart that a sign-in took over': cartOf('a guest’s cart that a sign-in took over'),
  },
  'cart link': {
    'to a guest’s cart': linkTo('a guest’s cart'),
    'to a customer’s cart': linkTo('a customer’s cart'),
  },
  'ordered cart': byOrder(orderedCartOf),
  'order token': byOrder(orderOf),
  'own order token': byOrder(orderOf),
  'order token and address': byOrder(orderOf),
  'order to repeat': {
    ...byOrder(toRepeat),
    'of a customer, by the link in a reminder mail': async (fixture) => {
      const { token, ordered } = await fixture.reorderLink()
      return { ordered, body: { last_order_token: token, cart_token: await fixture.cart('a guest’s cart') } }
    },
  },
}
const ALL_NAMINGS: Readonly<Record<string, Readonly<Record<string, Naming>>>> = NAMINGS
export const ANY_STATE = '–'
const PASSWORD_LINK = linkOf('password')

/** The states in which a row is tested; one if it names nothing with states. */
export const statesOf = ({ permission }: Row): readonly string[] =>
  permission in NAMINGS ? Object.keys(NAMINGS[permission as keyof typeof NAMINGS]) : [ANY_STATE]

const namingOf = ({ name, permission }: Row, state: string): Naming | undefined =>
  name === 'createOrder' ? toOrder(state as CartKind) : LINKS[name] ?? (
    permission === 'e-mail token' ? PASSWORD_LINK : ALL_NAMINGS[permission]?.[state]
  )

/** Who has access to the resource of a row in this state; `undefined` if the table does not say. */
export const tableOf = ({ permission }: Row, state: string): readonly Caller[] | undefined =>
  (ACCESS as Readonly<Record<string, Readonly<Record<string, readonly Caller[]>>>>)[permission]?.[state]

/** An e-mail link is valid for one purpose. */
const LINKS: Readonly<Record<string, Naming>> = {
  verifyEmail: linkOf('claim'), exchangeLoginLinkHash: linkOf('login'),
  confirmNewsletter: async (fixture) => ({ body: { token: await fixture.newsletter() } }),
  linkIdentity: async (fixture) => ({ body: { token: fixture.idToken() } }),
}

/** The other values of a request with a secret. */
const NO_SECRETS: readonly string[] = ['email', 'postcode', 'latest_cart_token', 'digest', 'expected_total', 'terms_accepted']

/** The same with every secret replaced by an unknown one. */
const nobodys = ({ path, body, ...rest }: Secret): Secret => ({
  ...rest,
  ...(path === undefined ? {} : { path: { ...path, token: NOBODYS } }),
  ...(body === undefined ? {} : {
    body: Object.fromEntries(Object.entries(body).map(([name, value]) =>
      [name, NO_SECRETS.includes(name) ? value : NOBODYS])),
  }),
})

/** The required values of a request. */
const QUERIES: Readonly<Record<string, string>> = {
  getCategory: 'path=lens/monthly', searchProducts: 'term=bio', listProductsById: 'product_id[]=1001',
  getContentPage: 'slug=home',
  getPricing: 'product_id=1001&quantity=1', listShippingOptions: 'country_to=CH',
}
const BODIES: Readonly<Record<string, (times: number) => object>> = {
  // By then every actor has changed the password.
  beginPasskey: () => ({ current_password: 'mein9eigenes-neues' }),
  endOtherSessions: () => ({ current_password: 'mein9eigenes-neues' }),
  removePasskey: () => ({ current_password: 'mein9eigenes-neues' }),
  signIn: () => ({ email: OWNER, password: PASSWORD }),
  signInWithIdToken: () => ({ token: '', id_token: '' }),
  // One e-mail address has a limited number of responses.
  sendMessage: (times) => ({ email: `new-${times}@example.ch` }),
  declareWithdrawal: (times) => ({ email: `new-${times}@example.ch` }),
  signUp: (times) => ({ email: `new-${times}@example.ch` }),
  createSubscription: (times) => ({ key: `subscription-${times}` }),
  subscribeToProducts: (times) => ({ key: `goods-subscription-${times}` }),
  createOrder: () => ({ comment: null }),
  addToCart: () => ({ items: [{ product: { product_id: 2001, option: {} }, quantity: 1 }] }),
  getDeliveryDates: () => ({
    items: [{ catalog: 'C', variant_representation: { product_id: 2001, option: {} }, quantity: 1 }],
  }),
  // The session decides whose profile it is; another account id in the request is answered as not found.
  updateProfile: () => ({ account_id: undefined }),
  updatePaymentMethod: () => ({ payment_method: 'prepayment' }),
}

const PLACES = /\{(\w+)\}/g
/** Public resources. */
const EVERYBODYS: Readonly<Record<string, string>> = { product_id: '1001', provider: 'google' }
const placesOf = (path: string): readonly string[] => [...path.matchAll(PLACES)].map(([, name]) => name ?? '')
/** Their bodies contain the account of the author. */
const RATING: readonly string[] = ['getRateableProducts', 'addProductRating']

/** Resources in a customer's own path that could be another's. */
const ownIdsOf = ({ permission, path, name }: Row): readonly string[] =>
  permission === 'customer' ? [
    ...placesOf(path).filter((place) => EVERYBODYS[place] === undefined), ...(name === 'getDocuments' ? ['documents'] : []),
    ...(RATING.includes(name) ? ['account'] : []),
    ...(['updateSubscriptionsAddresses', 'subscribeToProducts'].includes(name) ? ['address_id'] : []),
    ...(name === 'updateMarketingCommunication' ? ['account_id'] : []),
  ] : []

/** Whether a request names anything that could be another's. */
export const namesSomething = (row: Row): boolean =>
  row.permission in NAMINGS || row.permission === 'e-mail token' || ownIdsOf(row).length > 0

export type Cell = { readonly status: number; readonly text: string }

/** The actor, the target and the number of earlier requests of a row. */
export type Asking = { readonly actor: Actor; readonly state: string; readonly target: Target; readonly times: number }

/** One request over HTTP, as one of the actors, naming a resource created for it alone. */
export const requestAs = async (fixture: RightsFixture, row: Row, { actor, state, target, times }: Asking): Promise<Cell> => {
  await fixture.forget()
  const ownerCookie = await fixture.cookieOf('owner', '')
  const ask = async (base: string, cookie: string, path: string, method: string, body?: unknown) => {
    const isSent = method !== 'GET'
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { cookie, ...(isSent ? { 'content-type': 'application/json' } : {}) },
      ...(isSent ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    return { status: response.status, text: await response.text() }
  }
  const requestAsOwner: OwnerRequest = async <Body>(path: string, method: string, body?: unknown) => {
    const { text } = await ask(fixture.url, ownerCookie, path, method, body)
    return JSON.parse(text) as Body
  }
  const secret: Secret = (await namingOf(row, state)?.(fixture)) ?? {}
  const named = target === 'theirs' ? secret : nobodys(secret)
  const own = await Promise.all(ownIdsOf(row).map(async (place) => {
    if (target === 'nobody’s') return [place, place === 'account' ? NOBODYS : NO_ID] as const
    if (place === 'documents') return [place, String((await fixture.order('of a customer')).id)] as const
    if (place === 'account') {
      await fixture.order('of a customer')
      return [place, fixture.owner] as const
    }
    const make = OWN[place]
    if (make === undefined) throw new Error(`Say in permission-matrix.ts how the owner comes by a ${place}`)
    return [place, await make(fixture, requestAsOwner)] as const
  }))
  const parts: Readonly<Record<string, string>> = { ...EVERYBODYS, ...named.path, ...Object.fromEntries(own) }
  const path = row.path.replace(/^\/api/, '').replace(PLACES, (_, name: string) => encodeURIComponent(parts[name] ?? '1'))
  const good = validBodyOf(row) as object | undefined
  const message = { ...good, ...named.body, ...BODIES[row.name]?.(times) }
  const documents = parts['documents'] === undefined ? {} : { documents: [`invoice-${parts['documents']}`] }
  const rater = { customer_shop_account_id: parts['account'], first_name: null, last_name: null, context: 'iris-web' }
  const account = parts['account'] === undefined ? {} : { account: rater }
  const address = Number(parts['address_id'])
  const addresses = parts['address_id'] === undefined ? {} : { billing_address_id: address, shipping_address_id: address }
  const communication = parts['account_id'] === undefined ? {} : { account_id: parts['account_id'] }
  const filled = Object.entries({ ...message, ...documents, ...account, ...addresses, ...communication })
  const body = good === undefined ? {} : Object.fromEntries(filled.filter(([name]) => name in good))
  const query = QUERIES[row.name]
  const cookie = await fixture.cookieOf(actor, secret.ordered ?? '')
  const { status, text } = await ask(fixture.urlFor(actor), cookie, query === undefined ? path : `${path}?${query}`, row.method, body)
  return { status, text }
}
