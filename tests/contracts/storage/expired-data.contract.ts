import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { retentionCutoffs } from '../../../domain/settings/retention.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aSignIn } from '../../support/builders/sign-in.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { made } from '../../support/builders/made.ts'
import { aSession } from '../../support/builders/session.ts'
import { refusal, value } from '../../support/outcome.ts'
import { takeCartOver } from '../../support/signed-in.ts'
import { queueMails } from '../../support/queue-mails.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { purgeAll } from '../../support/purge-all.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const hours = (count: number): Date => new Date(NOON.getTime() + count * 3_600_000)
/** Later than any date that the database sets by its own clock. */
const LATER = new Date('2126-01-01T00:00:00Z')
const EARLIER = new Date('2020-01-01T00:00:00Z')
const KEEP_ALL = {
  carts: EARLIER, accountCarts: EARLIER, mails: EARLIER, accounts: EARLIER, consents: EARLIER, staffSignIns: EARLIER, books: EARLIER,
}

const session = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))

const PROOF = made(makeProofToken('proof'.padEnd(44, '_')))

const putCart = async ({ carts }: Storage, name: string): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name) })
  await value(carts.put(cart))
}

/** Contract of the purge of expired data. */
export const expiredDataContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('expired data', () => {
    it('F-O08 H-S11 includes carts that were not changed for long, but no recent one; those of accounts have another period', () =>
      run(aCatalogue(), async (storage) => {
        const accountId = made(makeAccountId('account-anna'.padEnd(22, '_')))
        await value(storage.customers.add(
          { accountId, email: made(makeEmail('anna@example.ch')), isVerified: true, firstName: 'Anna', lastName: 'Keller' }, 'hash'))
        await putCart(storage, 'guest')
        await putCart(storage, 'own')
        await takeCartOver(storage, accountId, cartToken('own'), (carts) => cartsAtSignIn(carts, aSignIn({ owner: accountId })))
        await purgeAll(storage.expiredData, { ...KEEP_ALL, now: NOON })
        expect(await value(storage.carts.cart(cartToken('guest')))).toMatchObject({ token: cartToken('guest') })
        await purgeAll(storage.expiredData, { ...KEEP_ALL, carts: LATER, now: NOON })
        expect(await refusal(storage.carts.cart(cartToken('guest')))).toMatchObject({ _tag: 'NotFound' })
        expect(await value(storage.carts.cart(cartToken('own')))).toMatchObject({ token: cartToken('own') })
        expect(await value(storage.customerCarts.cartOf(accountId))).toMatchObject({ token: cartToken('own') })
        await purgeAll(storage.expiredData, { ...KEEP_ALL, accountCarts: LATER, now: NOON })
        expect(await refusal(storage.carts.cart(cartToken('own')))).toMatchObject({ _tag: 'NotFound' })
        expect(await value(storage.customerCarts.cartOf(accountId))).toBeUndefined()
        expect(await value(storage.customers.customer(accountId))).toMatchObject({ accountId })
      }))

    it('F-O08 includes sessions that ended and no others', () =>
      run(aCatalogue(), async (storage) => {
        const accountId = made(makeAccountId('account-anna'.padEnd(22, '_')))
        await value(storage.customers.add(
          { accountId, email: made(makeEmail('anna@example.ch')), isVerified: true, firstName: 'Anna', lastName: 'Keller' }, 'hash'))
        await value(storage.sessions.begin(aSession({ token: session('ended'), accountId, endsAt: hours(1) })))
        await value(storage.sessions.begin(aSession({ token: session('open'), accountId, endsAt: hours(3) })))
        await purgeAll(storage.expiredData, { ...KEEP_ALL, now: hours(2) })
        // Requested as of a moment when both were active: what is deleted stays deleted.
        expect([await value(storage.sessions.holder(session('ended'), NOON)), await value(storage.sessions.holder(session('open'), NOON))])
          .toEqual([undefined, accountId])
      }))

    it('F-O08 includes mails that were given up before, and none that were given up since or are queued', () =>
      run(aCatalogue(), async (storage) => {
        await queueMails(storage.mailQueue, ['old', 'young', 'waiting'].map((key) => aMail({ key, subject: key })))
        const leased = await value(storage.outbox.take(9, NOON))
        const giveUp = async (key: string, at: Date) =>
          value(storage.outbox.failPermanently(leased.find(({ mail }) => mail.key === key)?.id ?? 0, at, { kind: 'unreachable' }))
        await giveUp('old', NOON)
        await giveUp('young', hours(1))
        const listed = async () =>
          (await value(storage.failedMails.list({ page: 1, itemsPerPage: 9 }))).mails.map(({ subject }) => subject)
        expect(await listed()).toEqual(['young', 'old'])
        await purgeAll(storage.expiredData, { ...KEEP_ALL, mails: hours(1), now: hours(2) })
        expect(await listed()).toEqual(['young'])
        expect((await value(storage.outbox.take(9, hours(3)))).map(({ mail }) => mail.key)).toEqual(['waiting'])
      }))

    it('G9 includes orders older than the legal retention period, with their payments, and no recent one', () =>
      run(aCatalogue(), async (storage) => {
        const accountId = made(makeAccountId('account-anna'.padEnd(22, '_')))
        await value(storage.customers.add(
          { accountId, email: made(makeEmail('anna@example.ch')), isVerified: true, firstName: 'Anna', lastName: 'Keller' }, 'hash'))
        const ordered = async (name: string, createdAt: string, owner: object = {}) => {
          await putCart(storage, name)
          const order = anOrder({ cartToken: cartToken(name), token: orderToken(name), createdAt, ...owner })
          const placed = await value(storage.orders.place(order.cartToken, (_cart, id) =>
            E.right({ order: { ...order, id, number: `IR-2016-${String(id).padStart(6, '0')}` }, reservations: [], mails: [] })))
          const payment = aPayment({ id: paymentId(name), orderToken: placed.token })
          await value(storage.payments.open(payment))
          return { ...placed, paid: payment.id }
        }
        const books = retentionCutoffs(new Date('2027-01-01T00:00:00+01:00')).books
        // The business year ends with the year in Zurich, an hour before that of Greenwich.
        const old = await ordered('old', '2016-12-31T22:59:59.000Z')
        const own = await ordered('own', '2016-03-01T10:00:00.000Z', { accountId })
        const young = await ordered('young', '2016-12-31T23:00:00.000Z', { accountId })
        await purgeAll(storage.expiredData, { ...KEEP_ALL, books: retentionCutoffs(new Date('2026-12-31T22:59:59Z')).books, now: NOON })
        for (const { token } of [old, own, young]) expect(await value(storage.orders.order(token))).toMatchObject({ token })
        await purgeAll(storage.expiredData, { ...KEEP_ALL, books, now: NOON })
        for (const { token, paid } of [old, own]) {
          expect(await refusal(storage.orders.order(token))).toMatchObject({ _tag: 'NotFound' })
          expect(await refusal(storage.payments.payment(paid))).toMatchObject({ _tag: 'NotFound' })
        }
        expect(await value(storage.orders.order(young.token))).toMatchObject({ token: young.token })
        expect(await value(storage.payments.payment(young.paid))).toMatchObject({ id: young.paid })
        expect((await value(storage.history.all(accountId))).map(({ token }) => token)).toEqual([young.token])
      }))

    it('H-S11 includes accounts with an unverified e-mail address that are not used, with their carts, and no other', () =>
      run(aCatalogue(), async (storage) => {
        const open = async (name: string, isVerified = false) => {
          const accountId = made(makeAccountId(`account-${name}`.padEnd(22, '_')))
          const email = made(makeEmail(`${name}@example.ch`))
          await value(storage.customers.add({ accountId, email, isVerified, firstName: 'Anna', lastName: 'Keller' }, 'hash'))
          return accountId
        }
        const isThere = async (id: Awaited<ReturnType<typeof open>>) => (await value(storage.customers.customer(id))) !== undefined
        const drop = (accounts: Date) =>
          purgeAll(storage.expiredData, { ...KEEP_ALL, accounts, now: NOON })
        const [bare, proven, signedIn, shopping, ordered, request] = [
          await open('bare'), await open('proven', true), await open('signed-in'), await open('shopping'), await open('ordered'),
          await open('asked'),
        ]
        await value(storage.sessions.begin(aSession({ token: session('here'), accountId: signedIn, endsAt: hours(1) })))
        await putCart(storage, 'own')
        await takeCartOver(storage, shopping, cartToken('own'), (carts) => cartsAtSignIn(carts, aSignIn({ owner: shopping })))
        await putCart(storage, 'bought')
        const order = anOrder({ cartToken: cartToken('bought'), accountId: ordered })
        const placement = { reservations: [], mails: [] }
        await value(storage.orders.place(order.cartToken, (_cart, id) => E.right({ ...placement, order: { ...order, id } })))
        await value(storage.proofs.begin(
          {
            token: PROOF, purpose: 'claim', brandChannel: 'iris', email: made(makeEmail('asked@example.ch')), accountId: request,
            endsAt: hours(1),
          },
          aMail(),
        ))

        await drop(EARLIER)
        expect(await isThere(bare)).toBe(true)
        await drop(LATER)
        expect(await isThere(bare)).toBe(false)
        for (const used of [proven, signedIn, ordered, request]) expect([used, await isThere(used)]).toEqual([used, true])
        expect([await isThere(shopping), (await storage.carts.cart(cartToken('own'))())._tag]).toEqual([false, 'Left'])
        // Its session ended, and nothing else refers to it.
        await purgeAll(storage.expiredData, { ...KEEP_ALL, accounts: LATER, now: hours(2) })
        expect([await isThere(signedIn), await isThere(request), await isThere(ordered)]).toEqual([false, false, true])
      }))
  })
}
