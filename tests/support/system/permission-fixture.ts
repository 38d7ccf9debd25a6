import * as E from 'fp-ts/lib/Either.js'
import { openShopRegister } from '../shop-register.ts'
import { orderBodyOf } from '../order-body.ts'
import { value } from '../outcome.ts'
import { takeCartOver } from '../signed-in.ts'
import { completeEmailLink } from '../complete-email-link.ts'
import { lens, smallCatalogue } from '../api/small-catalogue.ts'
import { anAddress } from '../builders/address.ts'
import { aLine } from '../builders/cart-line.ts'
import { aCart } from '../builders/cart.ts'
import { aMail } from '../builders/mail.ts'
import { made } from '../builders/made.ts'
import { aStaffPerson } from '../builders/staff.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import { anOrder } from '../builders/order.ts'
import { anAlarm } from '../builders/reminder.ts'
import { someSettings } from '../builders/shop-settings.ts'
import { randomSessions } from '../../../adapters/memory/identity/random-sessions.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ACCESS } from '../../../domain/access/access-table.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import { makeCartLinkToken } from '../../../domain/cart/cart-link.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeMarketingToken } from '../../../domain/customer/marketing.ts'
import { makeProofToken, type ProofPurpose } from '../../../domain/identity/email-link.ts'
import type { AuditEntry, AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { makeEndToken } from '../../../domain/reminder/end-token.ts'
import { makeReorderToken } from '../../../domain/reorder/reorder-token.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import { browserMark, makeBrowserKey } from '../../../domain/visit/browser-key.ts'
import { aSession } from '../builders/session.ts'
import { anIdentity, openFakeIdTokens } from '../firebase/fake-id-tokens.ts'
import { openListeningShop } from './open-listening-shop.ts'
import { aVisitor } from './visitor.ts'
import { orderedCookie } from '../cookie-signer.ts'
import { GUEST } from '../commerce.ts'
import { openOperations } from '../../../application/commerce/operations.ts'

export const PASSWORD = 'sehr7gute-sicht'
export const OWNER = 'anna@example.ch'
/** As long as every secret, and unknown to the shop. */
export const NOBODYS = 'nobody'.padEnd(43, '_')

/** The actors whose requests are compared, by what their browser sends. */
export const ACTORS = [
  'guest', 'owner', 'owner at another brand', 'where it was ordered', 'other customer', 'ended session', 'staff',
] as const
export type Actor = (typeof ACTORS)[number]

/** Carts and orders in the states of the permission table. */
export type CartKind = keyof (typeof ACCESS)['cart token']
export type OrderKind = keyof (typeof ACCESS)['own order token']

/** A shop of two brands with two customers; creates, one after the other, resources of the first customer. */
export const openRightsFixture = async (database: Database) => {
  const register = openShopRegister([someSettings(), someSettings({ brandChannel: 'mrlens' })], ['visa', 'prepayment'])
  const provider = openFakeIdTokens()
  const shop = await openListeningShop(database, smallCatalogue, { register, idTokens: provider.idTokens }, {
    brandOf: (host) => (host.startsWith('localhost') ? 'mrlens' : 'iris'),
  })
  const { ports, url } = shop
  const later = (): Date => new Date(ports.clock.now().getTime() + 3_600_000)
  const person = async (email: string): Promise<AccountId> => {
    await aVisitor(url).ask('/customers', 'POST', { email, password: PASSWORD, first_name: 'A', last_name: 'K' })
    const { claimed } = await value(ports.customers.claims(made(makeEmail(email))))
    if (claimed === undefined) throw new Error(`Nobody named ${email}`)
    await completeEmailLink(ports, { email, password: PASSWORD })
    return claimed.customer.accountId
  }
  const owner = await person(OWNER)
  const other = await person('bea@example.ch')

  const session = async (accountId: AccountId) => {
    const token = made(makeSessionToken(randomSessions.make()))
    await value(ports.sessions.begin(aSession({ token, accountId, endsAt: later() })))
    return token
  }
  const clerk = aStaffPerson()
  const act = (what: AuditEntryKind): AuditEntry => ({ by: 'setup', what, about: clerk.name, at: ports.clock.now() })
  const secret = ports.codeSecrets.encrypt('none', clerk.id)
  await value(ports.staffRepository.add({ person: clerk, passwordHash: 'hash', secret }, act('staff.added')))
  let codes = 0
  const staffSession = async () => {
    const [sessionToken, token] = [made(makeSessionToken(randomSessions.make())), made(makeSessionToken(randomSessions.make()))]
    const id = made(makeSessionId(randomTokens.make()))
    await value(ports.staffSessions.begin(sessionToken, clerk.id, 'hash', later()))
    const device = { browser: 'firefox', system: 'linux' } as const
    const begun = { token, id, device, at: ports.clock.now(), endsAt: later() }
    await value(ports.staffSessions.confirm(sessionToken, codes += 1, begun, act('staff.signed_in')))
    return token
  }
  const cookieOf = async (actor: Actor, ordered: string): Promise<string> => {
    switch (actor) {
      case 'guest': return ''
      case 'where it was ordered': return `${orderedCookie(ordered)}; vsf-browser=${ordered}`
      case 'other customer': return `access_token=${await session(other)}`
      case 'ended session': {
        const ended = await session(owner)
        await value(ports.sessions.end(ended))
        return `access_token=${ended}`
      }
      // A member of staff is a guest among shoppers.
      case 'staff': return `staff=${await staffSession()}`
      default: return `access_token=${await session(owner)}`
    }
  }

  const filledCart = async (accountId?: AccountId): Promise<CartToken> => {
    const { id: _id, ...filled } = aCart({
      token: made(makeCartToken(randomTokens.make())), lines: [aLine({ product: lens, eye: 'left' })],
      email: made(makeEmail(OWNER)), billingAddress: anAddress(), shippingAddress: anAddress(),
      shippingMethod: 'gls_parcel', paymentMethod: 'prepayment', checkoutState: 'payment_selected', ...omitUndefined({ accountId }),
    })
    await value(ports.carts.put(filled))
    return filled.token
  }
  /** The owner signs in and takes over a guest's cart. */
  const signInWithCart = (guests: CartToken) => takeCartOver(ports, owner, guests, (carts) =>
    cartsAtSignIn(carts, { owner, newToken: made(makeCartToken(randomTokens.make())), maximumOf: () => 99 }))
  const cart = async (kind: CartKind): Promise<CartToken> => {
    const token = await filledCart(kind === 'a customer’s cart' ? owner : undefined)
    if (kind === 'a guest’s cart that a sign-in took over') await signInWithCart(token)
    return token
  }
  /** A cart at the last step, and the request that orders what its buyer saw there. */
  const cartToOrder = async (kind: CartKind) => {
    const by = kind === 'a customer’s cart' ? owner : undefined
    const { updateShippingMethod, updatePaymentMethod } = openOperations(ports, ports).checkout
    const caller = { ...GUEST, owner: by }
    const { token } = await value(updateShippingMethod(caller, { token: await filledCart(by), key: 'gls_parcel' }))
    const cart = await value(updatePaymentMethod(caller, { token, method: 'prepayment' }))
    if (kind === 'a guest’s cart that a sign-in took over') await signInWithCart(token)
    return orderBodyOf(cart)
  }
  const order = async (of: OrderKind) => {
    const ordered = await filledCart()
    const token = made(makeOrderToken(randomTokens.make()))
    const placed = await value(ports.orders.place(ordered, (filled, sequence) => E.right({
      order: {
        ...anOrder({ lines: [aLine({ product: lens, eye: 'left' })] }),
        number: `IR-2026-${String(sequence).padStart(6, '0')}`,
        token, cartToken: filled.token, id: sequence, email: made(makeEmail(OWNER)),
        orderedBy: browserMark(made(makeBrowserKey(ordered))), ...(of === 'of a customer' ? { accountId: owner } : {}),
      },
      reservations: [], mails: [],
    })))
    return { token, ordered, id: placed.id, postcode: placed.billingAddress.postcode, email: placed.email }
  }
  const reorderLink = async () => {
    const { id, token, ordered } = await order('of a customer')
    const reorderToken = made(makeReorderToken(randomSessions.make()))
    const { id: _id, ...alarm } = anAlarm({ accountId: owner, order: await value(ports.orders.order(token)) })
    const set = await value(ports.reminders.set(alarm))
    await value(ports.dueReminders.decide(set.id, alarm.day, ({ alarm: due }) => ({
      _tag: 'Kept', alarm: { ...due, state: 'sent' }, dueOn: '2100-01-01',
      mail: {
        mail: aMail({ key: `reminder ${id}`, to: OWNER }), endToken: made(makeEndToken(randomSessions.make())),
        reorderToken, reorderEndsAt: later(),
      },
    })))
    return { token: reorderToken, ordered }
  }
  const mailOf = async (purpose: ProofPurpose) => {
    const token = made(makeProofToken(randomSessions.make()))
    const email = made(makeEmail(OWNER))
    const proof = { token, purpose, brandChannel: 'iris' as const, email, accountId: owner, endsAt: later() }
    await value(ports.proofs.begin(proof, aMail({ key: token, to: OWNER })))
    return token
  }
  const newsletter = async () => {
    const token = made(makeMarketingToken(randomSessions.make()))
    const email = made(makeEmail(OWNER))
    const request = { token, email, brandChannel: 'iris', locale: 'de', channels: ['newsletter'], source: 'account' } as const
    await value(
      ports.marketing.requestConsent({ ...request, requestedAt: ports.clock.now(), endsAt: later() }, aMail({ key: token, to: OWNER })),
    )
    return token
  }
  /** Of a user that no provider named before. */
  const idToken = (): string => provider.token(ports.clock.now(), anIdentity({ subject: randomTokens.make() }))
  const card = async (): Promise<string> => {
    const alias = randomTokens.make().slice(0, 18).replaceAll(/[^A-Za-z0-9]/g, 'x')
    await shop.db.insertInto('payment_alias').values({
      alias, account_id: owner, provider_token: alias, method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: '2031-12',
      stored_at: ports.clock.now(), paid_at: ports.clock.now(),
    }).execute()
    return alias
  }
  const passkey = async (): Promise<string> => {
    const id = randomTokens.make()
    await shop.db.insertInto('passkey').values({
      id, account_id: owner, credential: id, public_key: id, counter: 0, name: 'Telefon', host: 'shop.example',
      added_at: ports.clock.now(), used_at: null,
    }).execute()
    return id
  }
  const link = async (to: CartToken) => {
    const token = made(makeCartLinkToken(randomSessions.make()))
    await value(ports.cartLinks.store({ token, cartToken: to, endsAt: later() }))
    return token
  }
  return {
    ...shop, owner, cart, cartToOrder, order, reorderLink, card, passkey, mailOf, newsletter, idToken, link, cookieOf,
    urlFor: (actor: Actor) => (actor === 'owner at another brand' ? url.replace('127.0.0.1', 'localhost') : url),
    /** Resets the rate limits, the address books and the ratings. */
    forget: async (): Promise<void> => {
      await shop.db.deleteFrom('attempt').execute()
      await shop.db.deleteFrom('customer_address').execute()
      await shop.db.deleteFrom('product_rating').execute()
      await shop.db.deleteFrom('passkey').execute()
    },
  }
}
export type RightsFixture = Awaited<ReturnType<typeof openRightsFixture>>
