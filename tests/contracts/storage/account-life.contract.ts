import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import {
  ACCOUNT_EVENTS, ACCOUNT_LIFE, ACCOUNT_PARTS, ACCOUNT_STATES, accountTransition, type AccountEvent, type AccountPart, type AccountState,
  type PartEnd,
} from '../../../domain/identity/account-life.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { makeWearerName } from '../../../domain/lens-pass/wearer-name.ts'
import { withValues } from '../../../domain/lens-pass/lens-pass.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import { makeEndToken } from '../../../domain/reminder/end-token.ts'
import { makeReorderToken } from '../../../domain/reorder/reorder-token.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { makePasskeyName } from '../../../domain/passkey/passkey-name.ts'
import { makePasskeyId } from '../../../domain/passkey/passkey.ts'
import { cardToSave } from '../../../domain/payment/card-to-save.ts'
import { makeFrequency } from '../../../domain/subscription/frequency.ts'
import { makeSubscriptionToken } from '../../../domain/subscription/link-token.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { cartLinkToken } from '../../support/builders/cart-link.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { aRequest } from '../../support/builders/idempotent-request.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { aProduct } from '../../support/builders/product.ts'
import { stars } from '../../support/builders/rating.ts'
import { anAlarm } from '../../support/builders/reminder.ts'
import { aSession } from '../../support/builders/session.ts'
import { value } from '../../support/outcome.ts'
import { takeCartOver } from '../../support/signed-in.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const LENS = aProduct()
const NEW = made(makeEmail('anna.neu@example.ch'))
const proof = (name: string) => made(makeProofToken(`letter-${name}`.padEnd(44, '_')))
const session = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))
const reorderToken = made(makeReorderToken('reorder'.padEnd(43, '_')))
const linkToken = made(makeSubscriptionToken('subscription'.padEnd(43, '_')))
const brandChannel = 'iris' as const

type Environment = { readonly storage: Storage; readonly customer: Customer }

const PROOFS = { 'email-verification': 'claim', 'password-reset': 'password', 'login-link': 'login' } as const
const WAITING = Object.keys(PROOFS).map((kind) => `${kind}:own`)

/** Queued mails of each kind to the e-mail address of the account. */
const sendLinks = async ({ proofs }: Storage, { accountId, email }: Customer): Promise<void> => {
  for (const [kind, purpose] of Object.entries(PROOFS))
    await value(proofs.begin(
      { token: proof(purpose), purpose, brandChannel, email, accountId, endsAt: LATER },
      aMail({ key: `${kind}:own`, to: email, isSecret: true }),
    ))
}

const putCart = async ({ carts }: Storage, name: string, stated: Partial<Cart> = {}): Promise<void> => {
  const { id: _id, ...cart } = aCart({
    token: cartToken(name), lines: [aLine({ product: LENS })], email: aCustomer().email, billingAddress: anAddress(),
    comment: 'ring twice', ...stated,
  })
  await value(carts.put(cart))
}

/** An order with a saved card, and a reminder with a queued mail. */
const buy = async (storage: Storage, accountId: Customer['accountId']): Promise<void> => {
  await putCart(storage, 'ordered')
  const stated = anOrder({ token: orderToken('own'), cartToken: cartToken('ordered'), accountId })
  const order = await value(storage.orders.place(stated.cartToken, (_cart, id) =>
    E.right({ reservations: [], mails: [], order: { ...stated, id } })))
  await value(storage.payments.open(aPayment({ id: paymentId('own'), orderToken: order.token, savesCard: true })))
  const at = '2026-03-02T09:30:00.000Z'
  await value(storage.payments.settle(paymentId('own'), (attempt, now) => E.right({
    payment: { ...attempt, status: 'paid', reference: 'r' }, order: { ...now, paidAt: at }, mails: [],
    ...omitUndefined({ card: cardToSave(attempt, now, {
      paymentId: attempt.id, reference: 'r', outcome: 'paid', amount: attempt.amount, card: aSavedCard(),
    }, at) }),
  })))
  const { id: _id, state: _state, ...alarm } = anAlarm({ accountId, order })
  const { id } = await value(storage.reminders.set(alarm))
  expect(await value(storage.dueReminders.decide(id, alarm.day, ({ alarm: due }) => ({
    _tag: 'Kept', alarm: { ...due, state: 'sent' }, dueOn: '2026-12-01',
    mail: {
      mail: aMail({ key: 'reminder-alarm:own', to: aCustomer().email, isSecret: true }),
      endToken: made(makeEndToken('end'.padEnd(43, '_'))), reorderToken, reorderEndsAt: LATER,
    },
  })))).toBe(true)
}

/** A subscription with a queued mail; nothing is delivered, and no mail is written, once the account is to be deleted. */
const subscribe = async ({ subscriptions, dueSubscriptions }: Storage, accountId: Customer['accountId']) => {
  const one = await value(subscriptions.add({
    accountId, status: 'active', frequency: made(makeFrequency(30)), nextDay: '2026-03-05', tries: 0, paymentMethod: 'prepayment',
    lines: [aLine({ product: LENS })], brandChannel, locale: 'de', billingAddress: anAddress(), shippingAddress: anAddress(),
    shippingMethod: 'dhl',
  }, aRequest()))
  const lease = await value(dueSubscriptions.lease(one.id, { until: '2026-03-02', now: NOON, leasedUntil: LATER }))
  if (lease === undefined) throw new Error('The subscription is not due')
  const { version, subscription } = lease
  return () => value(dueSubscriptions.settle({
    version, subscription, dueOn: '2026-03-05', mail: { mail: aMail({ key: 'subscription' }), token: linkToken },
  }))
}

/** An account with data in every part of it. */
const filled = async (storage: Storage, state: AccountState): Promise<Environment> => {
  const customer = aCustomer({ isVerified: state === 'verified', phoneNumber: '+41791234567', locale: 'fr' })
  const { accountId, email } = customer
  const here = session('here')
  await value(storage.customers.add(customer, 'old'))
  const sendSubscriptionMail = await subscribe(storage, accountId)
  await buy(storage, accountId)
  await value(storage.erasures.begin(
    { accountId, brandChannel, locale: 'de', cancelToken: proof('erasure'), requestedAt: NOON, dueAt: LATER }, [], {}))
  await value(storage.sessions.begin(aSession({ token: here, accountId, endsAt: LATER })))
  await sendLinks(storage, customer)
  await value(storage.emailChanges.begin(
    { accountId, email: NEW, brandChannel, token: proof('change'), cancelToken: proof('off'), endsAt: LATER },
    { session: here, mails: [aMail({ key: 'email-change:new', to: NEW, isSecret: true })] },
  ))
  await value(storage.linkedIdentities.link(accountId, { provider: 'google', subject: 'somebody' }, { session: here, mails: [] }))
  await storage.passkeys.add({
    id: made(makePasskeyId('passkey'.padEnd(22, '_'))), accountId, credential: 'c', publicKey: 'k', counter: 0,
    name: made(makePasskeyName('Phone')), host: 'shop.example', since: NOON,
  }, { session: here, mails: [] })()
  await value(storage.addressBooks.change(accountId, () => E.right([{ isDefault: true, address: anAddress() }])))
  await value(storage.lensPasses.change(accountId, (pass, names) => withValues(
    pass, made(makeWearerName('Anna')), { day: '2026-03-01', source: { _tag: 'Given', by: 'box' }, eyes: { right: { sphere: -2 } } },
    names)))
  await value(storage.ratings.rate(accountId, { product: LENS, stars: stars(4), now: NOON }, () => E.right(undefined)))
  await sendSubscriptionMail()
  await putCart(storage, 'own')
  await takeCartOver(storage, accountId, cartToken('own'), ({ guestCart }) => ({ own: guestCart! }))
  await putCart(storage, 'elsewhere', { accountId, brandChannel: 'mrlens' })
  await value(storage.cartLinks.store({ token: cartLinkToken('elsewhere'), cartToken: cartToken('elsewhere'), endsAt: LATER }))
  await value(storage.cartLinks.store({ token: cartLinkToken('own'), cartToken: cartToken('own'), endsAt: LATER }))
  expect(email).not.toBe(NEW)
  return { storage, customer }
}

/** Each event, performed by the shop. */
const EVENTS: { readonly [event in AccountEvent]: (environment: Environment, isRevoking: boolean) => Promise<unknown> } = {
  addressVerified: async ({ storage: { proofs, sessions }, customer: { accountId } }) => {
    await value(sessions.begin(aSession({ token: session('stranger'), accountId, endsAt: LATER })))
    return value(proofs.accept(
      { token: proof('login'), purpose: 'login', brandChannel, at: NOON }, { mails: () => [], session: session('here'), locale: 'it' }))
  },
  addressVerifiedHere: ({ storage: { proofs } }) => value(proofs.accept(
    { token: proof('login'), purpose: 'login', brandChannel, at: NOON }, { mails: () => [], session: session('here') })),
  signedInByLink: ({ storage: { proofs } }) => value(proofs.accept(
    { token: proof('login'), purpose: 'login', brandChannel, at: NOON }, { mails: () => [] })),
  addressChanged: ({ storage: { emailChanges }, customer: { accountId } }) => value(emailChanges.accept(
    { token: proof('change'), accountId, brandChannel, at: NOON },
    { session: aSession({ token: session('next'), accountId, endsAt: LATER }), mails: () => [] })),
  passwordChanged: ({ storage: { passwordRepository }, customer: { accountId } }, isRevoking) => value(passwordRepository.change({
    before: 'old', after: 'new', session: aSession({ token: session('next'), accountId, endsAt: LATER }), isRevoking, mails: () => [] })),
  passwordReset: ({ storage: { proofs } }, isRevoking) => value(proofs.accept(
    { token: proof('password'), purpose: 'password', brandChannel, at: NOON }, { passwordHash: 'new', isRevoking, mails: () => [] })),
  signedOutEverywhere: ({ storage: { ownSessions }, customer: { accountId } }, isRevoking) =>
    value(ownSessions.endOthers(accountId, { isRevoking })),
  deletionRequested: ({ storage: { erasures }, customer: { accountId } }) => value(erasures.begin(
    { accountId, brandChannel, locale: 'de', cancelToken: proof('again'), requestedAt: NOON, dueAt: LATER }, [],
    { session: session('here') })),
  erased: ({ storage: { dueErasures }, customer: { accountId } }) => value(dueErasures.delete(accountId, {
    at: LATER, mails: () => [],
    names: () => ({ token: made(makeOrderToken('new'.padEnd(22, '_'))), cartToken: made(makeCartToken('new'.padEnd(22, '_'))) }),
  })),
}

const stateOf = async ({ storage: { passwordRepository }, customer: { accountId } }: Environment): Promise<AccountState> => {
  const account = await value(passwordRepository.account(accountId))
  if (account === undefined) return 'erased'
  return account.customer.isVerified ? 'verified' : 'unverified'
}

type Left = 'kept' | 'reduced' | 'nothing'
const left = (isKept: boolean): Left => (isKept ? 'kept' : 'nothing')

const linksLeft = async ({ proofs, cartLinks, reorderLinks, subscriptions }: Storage) => ({
  signIn: await Promise.all(Object.values(PROOFS).map((purpose) =>
    value(proofs.peek({ token: proof(purpose), purpose, brandChannel, at: NOON })))),
  cart: await value(cartLinks.cartOf(cartLinkToken('own'), NOON)) ?? await value(cartLinks.cartOf(cartLinkToken('elsewhere'), NOON)),
  reorder: await value(reorderLinks.orderOf(reorderToken, NOON)),
  subscription: await (async () => {
    let isRequested = false
    await value(subscriptions.changeByToken(linkToken, (one) => { isRequested = true; return one }))
    return isRequested
  })(),
})

const profileLeft = (customer: Customer | undefined): Left => {
  if (customer === undefined || (customer.firstName === '' && customer.phoneNumber === undefined)) return 'nothing'
  return customer.phoneNumber === undefined ? 'reduced' : 'kept'
}

const stateOfCart = ({ lines, billingAddress, email, comment }: Cart): Left => {
  if (lines.length === 0) return 'nothing'
  return billingAddress === undefined && email === undefined && comment === undefined ? 'reduced' : 'kept'
}

/** The customer's cart; the one in another brand has the same state. */
const cartLeft = async ({ customerCarts, carts }: Storage, { accountId }: Customer): Promise<Left> => {
  const cart = await value(customerCarts.cartOf(accountId))
  const own = cart === undefined ? left(E.isRight(await carts.cart(cartToken('own'))())) : stateOfCart(cart)
  const elsewhere = await carts.cart(cartToken('elsewhere'))()
  expect(E.isRight(elsewhere) ? stateOfCart(elsewhere.right) : 'nothing').toBe(own)
  return own
}

/** The state of each part, read as the shop reads it. Used links and the event's own results are left out. */
const leftOf = async ({ storage, customer }: Environment): Promise<{ readonly [part in AccountPart]: Left }> => {
  const { accountId } = customer
  const links = await linksLeft(storage)
  const account = await value(storage.passwordRepository.account(accountId))
  return {
    sessions: left((await value(storage.sessions.holder(session('here'), NOON))) === accountId),
    signInLinks: left(links.signIn.some((one) => one !== undefined)),
    serviceLinks: left(links.cart !== undefined || links.reorder !== undefined || links.subscription),
    emailChange: left((await value(storage.emailChanges.pending(accountId, NOON))) !== undefined),
    deletionRequest: left((await value(storage.erasures.pending(accountId))) !== undefined),
    password: left(account?.passwordHash !== undefined),
    providers: left((await value(storage.linkedIdentities.providersOf(accountId))).length > 0),
    passkeys: left((await value(storage.passkeys.list(accountId))).length > 0),
    cart: await cartLeft(storage, customer),
    addresses: left((await value(storage.addressBooks.book(accountId))).length > 0),
    profile: profileLeft(account?.customer),
    lensProfile: left((await value(storage.lensPasses.pass(accountId))).wearers.length > 0),
    subscriptions: left((await value(storage.subscriptions.list(accountId))).length > 0),
    reminders: left((await value(storage.reminders.list(accountId))).length > 0),
    savedCards: left((await value(storage.aliases.list(accountId))).length > 0),
    ratings: left((await value(storage.ratings.own(accountId))).length > 0),
    orders: left((await value(storage.history.all(accountId))).length > 0),
  }
}

const EXPECTED: { readonly [fate in PartEnd['fate']]: Left } = { dropped: 'nothing', released: 'nothing', reduced: 'reduced' }

const expectedOf = (before: Awaited<ReturnType<typeof leftOf>>, state: AccountState, event: AccountEvent, isRevoking: boolean) => ({
  ...before,
  ...Object.fromEntries(accountTransition(state, event, isRevoking).ends.map(({ part, fate }) => [part, EXPECTED[fate]])),
})

const STEPS = ACCOUNT_STATES.flatMap((state) => ACCOUNT_EVENTS.flatMap((event) => {
  const fates = ACCOUNT_LIFE[state][event]?.fates
  if (fates === undefined) return []
  const choices = ACCOUNT_PARTS.some((part) => fates[part] === 'dropped by choice') ? [false, true] : [false]
  return choices.map((isRevoking) => ({ state, event, isRevoking }))
}))

/** Every storage changes an account as its table says, part by part. */
export const accountLifeContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [LENS] })

  describe('the life of an account', () => {
    it.each(STEPS)('H-S01 H-S06 H-K02 $state, $event (revoking: $isRevoking) leaves the state of the table', (
      { state, event, isRevoking },
    ) =>
      run(shopCatalogue, async (storage) => {
        const environment = await filled(storage, state)
        const before = await leftOf(environment)
        // A passkey is added to an account with a verified address only.
        expect(Object.entries(before).filter(([, there]) => there !== 'kept').map(([part]) => part))
          .toEqual(state === 'verified' ? [] : ['passkeys'])
        await EVENTS[event](environment, isRevoking)
        expect(await leftOf(environment)).toEqual(expectedOf(before, state, event, isRevoking))
        expect(await stateOf(environment)).toBe(ACCOUNT_LIFE[state][event]?.to)
      }))

    it.each([true, false])('a reset lists the removed sign-in methods, in the mail and in the response (revoking: %s)', (isRevoking) =>
      run(shopCatalogue, async (storage) => {
        await filled(storage, 'verified')
        const mailed: unknown[] = []
        const accepted = await value(storage.proofs.accept(
          { token: proof('password'), purpose: 'password', brandChannel, at: NOON },
          { passwordHash: 'new', isRevoking, mails: ({ removed }) => { mailed.push(removed); return [] } }))
        const removed = isRevoking ? { providers: ['google'], passkeys: 1 } : { providers: [], passkeys: 0 }
        expect([accepted?.removed, mailed]).toEqual([removed, [removed]])
      }))

    it('a claim and a changed password list them, too', () => run(shopCatalogue, async (storage) => {
      const { customer: { accountId } } = await filled(storage, 'unverified')
      const changed: unknown[] = []
      const next = aSession({ token: session('next'), accountId, endsAt: LATER })
      expect(await value(storage.passwordRepository.change({
        before: 'old', after: 'new', session: next, isRevoking: false, mails: (removed) => { changed.push(removed); return [] },
      }))).toBe(true)
      await value(storage.proofs.begin(
        { token: proof('claim'), purpose: 'claim', brandChannel, email: aCustomer().email, accountId, endsAt: LATER }, aMail()))
      const accepted = await value(storage.proofs.accept(
        { token: proof('claim'), purpose: 'claim', brandChannel, at: NOON }, { passwordHash: 'newer', mails: () => [] }))
      expect([changed, accepted?.removed])
        .toEqual([[{ providers: [], passkeys: 0 }], { providers: ['google'], passkeys: 0 }])
    }))

    it('R3 an order of an account that starts clean keeps its e-mail address, without a card; a rating becomes anonymous', () =>
      run(shopCatalogue, async (storage) => {
        const environment = await filled(storage, 'unverified')
        await EVENTS.addressVerified(environment, false)
        const order = await value(storage.orders.order(orderToken('own')))
        expect([order.accountId, order.email]).toEqual([undefined, anOrder().email])
        const payment = await value(storage.payments.payment(paymentId('own')))
        expect([payment.savesCard ?? false, payment.alias]).toEqual([false, undefined])
        expect((await value(storage.products.products([LENS.id])))[0]?.rating).toMatchObject({ ratingCount: 1 })
        const { accountId, email } = environment.customer
        expect(await value(storage.customers.customer(accountId)))
          .toEqual({ accountId, email, isVerified: true, firstName: '', lastName: '', locale: 'it' })
      }))

    it.each(['passwordReset', 'signedOutEverywhere', 'passwordChanged'] as const)(
      'H-K02 queued mails with an invalid link are not sent after %s, to the account or to its requested address', (event) =>
        run(shopCatalogue, async (storage) => {
          const waiting = async () => (await value(storage.outbox.take(99, new Date('2100-01-01')))).map(({ mail }) => mail.key)
          const environment = await filled(storage, 'verified')
          await EVENTS[event](environment, false)
          expect(await waiting()).toEqual(['subscription'])
        }))

    it('H-K02 mails to an address that an account only claims belong to its recipient: they are sent', () =>
      run(shopCatalogue, async (storage) => {
        const environment = await filled(storage, 'unverified')
        await EVENTS.signedOutEverywhere(environment, false)
        const waiting = (await value(storage.outbox.take(99, new Date('2100-01-01')))).map(({ mail }) => mail.key)
        expect(waiting).toEqual(['reminder-alarm:own', ...WAITING, 'subscription'])
      }))

    it('H-K02 a session that ended meanwhile starts no change, links no provider and requests no deletion', () =>
      run(shopCatalogue, async (storage) => {
        const { customer: { accountId } } = await filled(storage, 'verified')
        const by = { session: session('ended') }
        const done = await Promise.all([
          storage.emailChanges.begin(
            { accountId, email: NEW, brandChannel, token: proof('late'), cancelToken: proof('l'), endsAt: LATER },
            { ...by, mails: [] })(),
          storage.linkedIdentities.link(accountId, { provider: 'apple', subject: 'late' }, { ...by, mails: [] })(),
          storage.erasures.begin(
            { accountId, brandChannel, locale: 'de', cancelToken: proof('late'), requestedAt: NOON, dueAt: NOON }, [], by)(),
        ])
        expect(done).toEqual(Array.from({ length: 3 }, () => E.left({ _tag: 'NotSignedIn' })))
        expect(await value(storage.erasures.pending(accountId))).toEqual(LATER)
        expect(await value(storage.linkedIdentities.providersOf(accountId))).toEqual(['google'])
      }))

    it('H-K03 of many links of one kind that are requested at once only the newest works', () =>
      run(shopCatalogue, async ({ customers, proofs }) => {
        const { accountId, email } = await value(customers.add(aCustomer(), 'old'))
        const names = Array.from({ length: 12 }, (_, index) => `n${index}`)
        const login = { purpose: 'login', brandChannel } as const
        const begin = (name: string, purpose: 'login' | 'password' = 'login') => value(proofs.begin(
          { ...login, purpose, token: proof(name), email, accountId, endsAt: LATER }, aMail({ key: name })))
        const works = async (name: string, purpose: 'login' | 'password' = 'login') =>
          (await value(proofs.peek({ ...login, purpose, token: proof(name), at: NOON }))) !== undefined
        await begin('reset', 'password')
        await Promise.all(names.map((name) => begin(name)))
        expect((await Promise.all(names.map((name) => works(name)))).filter(Boolean)).toHaveLength(1)
        await begin('last')
        expect(await Promise.all([...names, 'last'].map((name) => works(name)))).toEqual([...names.map(() => false), true])
        expect(await works('reset', 'password')).toBe(true)
      }))

    it('R3 an account registered by a link keeps the names entered with it; a later link request gets none of them', () =>
      run(shopCatalogue, async ({ customers, proofs }) => {
        const { accountId, email } = await value(customers.add(aCustomer({ isVerified: false, phoneNumber: '+41791234567' }), undefined))
        const begin = (name: string, registers?: true) => value(proofs.begin(
          { token: proof(name), purpose: 'login', brandChannel, email, accountId, endsAt: LATER, ...omitUndefined({ registers }) },
          aMail({ key: name })))
        const respond = (name: string) => value(proofs.accept(
          { token: proof(name), purpose: 'login', brandChannel, at: NOON }, { mails: () => [] }))
        await begin('registered', true)
        await begin('asked')
        expect(await respond('registered')).toBeUndefined()
        await begin('registered-again', true)
        expect(await respond('registered-again')).toMatchObject({ owner: aCustomer() })
        const other = aCustomer({ ...aCustomer(), accountId: `${accountId.slice(0, -1)}x` as never, email: NEW, isVerified: false })
        await value(customers.add(other, undefined))
        await value(proofs.begin(
          { token: proof('o'), purpose: 'login', brandChannel, email: NEW, accountId: other.accountId, endsAt: LATER },
          aMail({ key: 'o' })))
        expect(await respond('o')).toMatchObject({ owner: { firstName: '', lastName: '' } })
      }))
  })
}
