import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { EmailLink, EmailLinkUse, ProofEffect } from '../../../application/commerce/identity/email-links.port.ts'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import { makeAccountId, type AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { pointsOf } from '../../../domain/order/earned-points.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aSignIn } from '../../support/builders/sign-in.ts'
import { makeCartLinkToken } from '../../../domain/cart/cart-link.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aSession } from '../../support/builders/session.ts'
import { refusal, value } from '../../support/outcome.ts'
import { signedIn, takeCartOver } from '../../support/signed-in.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')

const aCustomer = (name: string): Customer => ({
  accountId: made(makeAccountId(`account-${name}`.padEnd(22, '_'))),
  email: made(makeEmail(`${name}@example.ch`)),
  isVerified: true,
  firstName: name,
  lastName: 'Keller',
})
const session = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))

const proof = (name: string) => made(makeProofToken(`proof-${name}`.padEnd(44, '_')))

const CLAIM = { purpose: 'claim', brandChannel: 'iris' } as const
const aProof = ({ firstName, accountId, email }: Customer): EmailLink =>
  ({ ...CLAIM, token: proof(firstName), email, accountId, endsAt: LATER })
const respond = (name: string): EmailLinkUse => ({ ...CLAIM, token: proof(name), at: NOON })
const choosing = (passwordHash: string): ProofEffect => ({ passwordHash, mails: () => [] })

const register = async ({ customers }: Storage, name: string): Promise<AccountId> =>
  (await value(customers.add(aCustomer(name), `hash of ${name}`))).accountId

const putCart = async ({ carts }: Storage, name: string, quantity = 1): Promise<void> => {
  const { id: _id, ...cart } = aCart({
    token: cartToken(name),
    lines: quantity === 0 ? [] : [aLine({ id: `line-${name}`, quantity: quantity as never })],
  })
  await value(carts.put(cart))
}

const packs = async ({ carts }: Storage, name: string): Promise<number> =>
  (await value(carts.cart(cartToken(name)))).lines.reduce((sum, line) => sum + line.quantity, 0)

const placeOrder = async (storage: Storage, owner: AccountId | undefined, name: string, day: string): Promise<void> => {
  await putCart(storage, name)
  await value(
    storage.orders.place(cartToken(name), (cart, id) =>
      E.right({
        order: anOrder({
          token: orderToken(name), cartToken: cart.token, id, number: `IR-2026-${id}`, createdAt: `${day}T09:00:00.000Z`,
          ...(owner === undefined ? {} : { accountId: owner, bonusPoints: 25 }),
        }),
        reservations: [],
        mails: [],
      }),
    ),
  )
}

const sumUp = (owner: AccountId, newToken = cartToken('own')) => (carts: Parameters<typeof cartsAtSignIn>[0]) =>
  cartsAtSignIn(carts, aSignIn({ owner, newToken, maximum: 99 }))

/** Contract of the repositories of customers, their sessions, carts and orders. */
export const customersContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })

  describe('customers', () => {
    it('finds the verified and the last unverified account of an e-mail address, in any case', () =>
      run(shopCatalogue, async (storage) => {
        const { customers } = storage
        const anna = await register(storage, 'anna')
        const email = made(makeEmail('Anna@Example.ch'))
        const claimants = ['first', 'second'].map((name) => ({ ...aCustomer(name), email, isVerified: false }))
        for (const claimant of claimants) {
          await value(customers.add(claimant, `hash of ${claimant.firstName}`))
          // The embedded database counts in milliseconds: rows of the same one have the same time.
          await wait(2)
        }
        expect(await value(customers.claims(email))).toEqual({
          proven: { customer: aCustomer('anna'), passwordHash: 'hash of anna' },
          claimed: { customer: claimants[1], passwordHash: 'hash of second' },
        })
        expect(await value(customers.claims(made(makeEmail('nobody@example.ch'))))).toEqual({})
        const changed = await value(customers.change(anna, (one) => ({
          ...one, phoneNumber: '+41791234567', birthday: '1990-01-02', locale: 'fr', defaultAddress: anAddress(), email, isVerified: false,
        })))
        expect(changed).toEqual({ ...aCustomer('anna'), phoneNumber: '+41791234567', birthday: '1990-01-02', locale: 'fr' })
        expect(await value(customers.customer(anna))).toEqual(changed)
      }))

    it('F-I05 assigns an e-mail address to one of many claims, once, with a new password and without the earlier sessions', () =>
      run(shopCatalogue, async ({ customers, proofs, sessions, outbox }) => {
        const email = made(makeEmail('same@example.ch'))
        const claimants = Array.from({ length: 20 }, (_, index) => ({ ...aCustomer(`n${index}`), email, isVerified: false }))
        for (const claimant of claimants) {
          await value(customers.add(claimant, 'typed'))
          await value(sessions.begin(aSession({ token: session(claimant.firstName), accountId: claimant.accountId, endsAt: LATER })))
          const key = `letter ${claimant.firstName}`
          await value(proofs.begin(aProof(claimant), aMail({ key })))
        }
        expect((await value(outbox.take(99, NOON))).map(({ mail }) => mail.key)).toContain('letter n7')
        const isOpen = async (name: string, at = NOON) => (await value(proofs.peek({ ...respond(name), at }))) !== undefined
        expect([await isOpen('nobody'), await isOpen('n7'), await isOpen('n7', LATER)]).toEqual([false, true, false])
        expect(await value(proofs.accept(respond('nobody'), choosing('hash')))).toBeUndefined()
        expect(await value(proofs.accept({ ...respond('n7'), at: LATER }, choosing('too late')))).toBeUndefined()
        expect((await value(customers.claims(email))).proven).toBeUndefined()
        const responses = await Promise.all(claimants.flatMap(({ firstName }) =>
          [1, 2].map(() => value(proofs.accept(respond(firstName), choosing(`hash of ${firstName}`))))))
        const [owner, ...others] = responses.flatMap((one) => one?.owner ?? [])
        expect([owner?.isVerified, others]).toEqual([true, []])
        expect(await Promise.all(claimants.map(({ firstName }) => isOpen(firstName)))).not.toContain(true)
        const { proven } = await value(customers.claims(email))
        const name = claimants.find(({ accountId }) => accountId === owner?.accountId)?.firstName
        expect(proven).toEqual({ customer: owner, passwordHash: `hash of ${name}` })
        const signedIn = await Promise.all(claimants.map(({ firstName }) => value(sessions.holder(session(firstName), NOON))))
        expect(claimants.filter((_, index) => signedIn[index] === undefined).map(({ firstName }) => firstName)).toEqual([name])
      }))

    it('starts the session of the one confirmation that is accepted, and of no other', () =>
      run(shopCatalogue, async (storage) => {
        const { proofs, sessions } = storage
        const anna = await register(storage, 'anna')
        const login = { token: proof('login'), purpose: 'login', brandChannel: 'iris' } as const
        await value(proofs.begin({ ...login, email: aCustomer('anna').email, accountId: anna, endsAt: LATER }, aMail({ key: 'login' })))
        const responses = await Promise.all(Array.from({ length: 10 }, async (_, index) => {
          const { accountId: _owner, ...begins } = aSession({ token: session(`n${index}`), accountId: anna, endsAt: LATER })
          const owner = await value(proofs.accept({ ...login, at: NOON }, { begins, mails: () => [] }))
          return { isAccepted: owner !== undefined, token: begins.token }
        }))
        const accounts = await Promise.all(responses.map(({ token }) => value(sessions.holder(token, NOON))))
        expect(accounts).toEqual(responses.map(({ isAccepted }) => (isAccepted ? anna : undefined)))
        expect(accounts.filter((one) => one !== undefined)).toHaveLength(1)
      }))

    it('L2 accepts a login link once, however often it is used at once, and a verified account keeps password and sessions', () =>
      run(shopCatalogue, async (storage) => {
        const { proofs, sessions, customers } = storage
        const anna = await register(storage, 'anna')
        const { email } = aCustomer('anna')
        await value(sessions.begin(aSession({ token: session('anna'), accountId: anna, endsAt: LATER })))
        const login = { token: proof('login'), purpose: 'login', brandChannel: 'iris' } as const
        await value(proofs.begin({ ...login, email, accountId: anna, endsAt: LATER }, aMail({ key: 'login letter' })))
        const mails = () => [aMail({ key: 'notification' })]
        for (const wrong of [{ purpose: 'password' }, { brandChannel: 'mrlens' }, { at: LATER }] as const)
          expect(await value(proofs.accept({ ...login, at: NOON, ...wrong }, { mails }))).toBeUndefined()
        const responses = await Promise.all(Array.from({ length: 50 }, () => value(proofs.accept({ ...login, at: NOON }, { mails }))))
        expect(responses.flatMap((one) => one?.owner ?? [])).toEqual([aCustomer('anna')])
        expect((await value(customers.claims(email))).proven?.passwordHash).toBe('hash of anna')
        expect(await value(sessions.holder(session('anna'), NOON))).toBe(anna)
        const mailKeys = (await value(storage.outbox.take(99, NOON))).map(({ mail }) => mail.key)
        expect(mailKeys.filter((key) => key === 'notification')).toHaveLength(1)
      }))

    it('finds a session until it expires or is closed', () =>
      run(shopCatalogue, async (storage) => {
        const { sessions } = storage
        const anna = await register(storage, 'anna')
        await value(sessions.begin(aSession({ token: session('a'), accountId: anna, endsAt: LATER })))
        expect(await value(sessions.holder(session('a'), NOON))).toBe(anna)
        expect(await value(sessions.holder(session('b'), NOON))).toBeUndefined()
        expect(await value(sessions.holder(session('a'), LATER))).toBeUndefined()
        await value(sessions.end(session('a')))
        expect(await value(sessions.holder(session('a'), NOON))).toBeUndefined()
      }))

    it('counts attempts by their key and deletes old ones', () =>
      run(shopCatalogue, async ({ attempts }) => {
        const since = new Date(NOON.getTime() - 1000)
        expect(await value(attempts.note('a', NOON, since))).toBe(1)
        expect(await value(attempts.note('a', NOON, since))).toBe(2)
        expect(await value(attempts.note('b', NOON, since))).toBe(1)
        expect(await value(attempts.note('a', LATER, NOON))).toBe(1)
        await value(attempts.reset('a'))
        expect(await value(attempts.note('a', LATER, NOON))).toBe(1)
      }))

    it('keeps an attempt for the longest period that is requested', () =>
      run(shopCatalogue, async ({ attempts }) => {
        const minutesAfter = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
        await value(attempts.note('long', NOON, minutesAfter(-15)))
        await value(attempts.note('short', minutesAfter(11), minutesAfter(1)))
        expect(await value(attempts.note('long', minutesAfter(14), minutesAfter(-1)))).toBe(2)
      }))

    it('F-O09 deletes attempts that no longer count, and only those; reading records nothing', () =>
      run(shopCatalogue, async ({ attempts }) => {
        const minutesAfter = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
        await value(attempts.note('quarter', NOON, minutesAfter(-15)))
        await value(attempts.note('month', NOON, minutesAfter(-43_200)))
        await value(attempts.sweep(minutesAfter(14)))
        expect(await value(attempts.count('quarter', minutesAfter(-15)))).toBe(1)
        await value(attempts.sweep(minutesAfter(15)))
        expect(await value(attempts.count('quarter', minutesAfter(-15)))).toBe(0)
        expect(await value(attempts.count('month', minutesAfter(-15)))).toBe(1)
        expect(await value(attempts.count('month', NOON))).toBe(0)
      }))

    it('counts a hundred attempts at once as at least a hundred', () =>
      run(shopCatalogue, async ({ attempts }) => {
        const since = new Date(NOON.getTime() - 1000)
        const counts = await Promise.all(Array.from({ length: 100 }, () => value(attempts.note('many', NOON, since))))
        counts.toSorted((one, other) => one - other).forEach((count, index) => { expect(count).toBeGreaterThan(index) })
        expect(await value(attempts.note('many', NOON, since))).toBe(101)
      }))

    it('starts the session of a registration with the account; the owner of the e-mail address sees it there', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, sessions, proofs } = storage
        const anna = { ...aCustomer('anna'), isVerified: false }
        const { accountId: _later, ...begins } = aSession({ token: session('new'), accountId: anna.accountId, endsAt: LATER })
        await value(customers.add(anna, 'hash of anna', begins))
        expect(await value(sessions.holder(session('new'), NOON))).toBe(anna.accountId)
        await value(proofs.begin(aProof(anna), aMail({ key: 'anna' })))
        expect(await value(proofs.accept(respond('anna'), choosing('hash of its owner'))))
          .toMatchObject({ owner: { accountId: anna.accountId } })
        expect(await value(sessions.holder(session('new'), NOON))).toBeUndefined()
      }))

    it('merges the current cart into the customer’s own, once, however many sign-ins happen at once', () =>
      run(shopCatalogue, async (storage) => {
        const anna = await register(storage, 'anna')
        await putCart(storage, 'own', 2)
        await putCart(storage, 'brought', 3)
        expect((await takeCartOver(storage, anna, cartToken('own'), sumUp(anna)))?.token).toBe(cartToken('own'))
        await Promise.all(Array.from({ length: 20 }, () => takeCartOver(storage, anna, cartToken('brought'), sumUp(anna))))
        expect(await packs(storage, 'own')).toBe(5)
        expect(await refusal(storage.carts.cart(cartToken('brought')))).toEqual({ _tag: 'NotFound', what: 'cart' })
        expect((await value(storage.customerCarts.cartOf(anna)))?.token).toBe(cartToken('own'))
      }))

    it('R3 leaves the current cart unchanged once the session that takes it over has ended', () =>
      run(shopCatalogue, async (storage) => {
        const [anna, bea] = [await register(storage, 'anna'), await register(storage, 'bea')]
        await putCart(storage, 'guest', 2)
        const ended = await signedIn(storage, anna)
        await value(storage.sessions.end(ended.session))
        const others = { owner: anna, session: (await signedIn(storage, bea)).session }
        for (const by of [ended, others])
          expect(await refusal(storage.customerCarts.takeOver(by, cartToken('guest'), sumUp(anna)))).toEqual({ _tag: 'NotSignedIn' })
        expect([await packs(storage, 'guest'), await value(storage.customerCarts.cartOf(anna))]).toEqual([2, undefined])
      }))

    it('does not show another customer’s cart', () =>
      run(shopCatalogue, async (storage) => {
        const [anna, bea] = [await register(storage, 'anna'), await register(storage, 'bea')]
        await putCart(storage, 'annas', 2)
        await takeCartOver(storage, anna, cartToken('annas'), sumUp(anna, cartToken('annas')))
        expect(await takeCartOver(storage, bea, cartToken('annas'), sumUp(bea))).toBeUndefined()
        expect(await takeCartOver(storage, bea, cartToken('unknown'), sumUp(bea))).toBeUndefined()
        expect([await packs(storage, 'annas'), await value(storage.customerCarts.cartOf(bea))]).toEqual([2, undefined])
      }))

    it('H-K04 stores a guest’s cart that becomes a customer’s under a new token: links follow, the old token is not found', () =>
      run(shopCatalogue, async (storage) => {
        const [anna, bea] = [await register(storage, 'anna'), await register(storage, 'bea')]
        await putCart(storage, 'guest', 2)
        const link = made(makeCartLinkToken('l'.repeat(43)))
        await value(storage.cartLinks.store({ token: link, cartToken: cartToken('guest'), endsAt: LATER }))
        const [own, late] = await Promise.all([anna, bea].map((owner, at) =>
          takeCartOver(storage, owner, cartToken('guest'), sumUp(owner, cartToken(`new-${at}`)))))
        // One of two requests with the same cart gets it.
        const [winner, cart] = own === undefined ? [bea, late] : [anna, own]
        expect([own, late].filter((one) => one !== undefined)).toHaveLength(1)
        expect(cart).toMatchObject({ accountId: winner, token: cartToken(winner === anna ? 'new-0' : 'new-1') })
        expect(await refusal(storage.carts.cart(cartToken('guest')))).toEqual({ _tag: 'NotFound', what: 'cart' })
        expect(await value(storage.carts.cart(cart!.token))).toEqual(cart)
        expect(await value(storage.cartLinks.cartOf(link, NOON))).toBe(cart!.token)
        expect(await value(storage.customerCarts.cartOf(winner))).toEqual(cart)
      }))

    it('CC-CALL-15 returns own orders only, newest first, page by page', () =>
      run(shopCatalogue, async (storage) => {
        const [anna, bea] = [await register(storage, 'anna'), await register(storage, 'bea')]
        for (const month of ['01', '03', '02']) await placeOrder(storage, anna, `a${month}`, `2026-${month}-05`)
        await placeOrder(storage, bea, 'b', '2026-04-05')
        await placeOrder(storage, undefined, 'guest', '2026-05-05')
        const { history } = storage
        const first = await value(history.page(anna, { page: 1, itemsPerPage: 2 }))
        expect([first.orders.map(({ createdAt }) => createdAt.slice(5, 7)), first.total]).toEqual([['03', '02'], 3])
        const second = await value(history.page(anna, { page: 2, itemsPerPage: 2 }))
        expect(second.orders.map(({ createdAt }) => createdAt.slice(5, 7))).toEqual(['01'])
        expect(await value(history.page(anna, { page: 3, itemsPerPage: 2 }))).toEqual({ orders: [], total: 3 })
        expect(await value(history.all(bea))).toHaveLength(1)
        for (const owner of [anna, bea])
          expect(pointsOf(await value(history.earnings(owner)))).toBe(pointsOf(await value(history.all(owner))))
        const [order] = first.orders
        expect(await value(history.order(anna, order?.id ?? 0))).toEqual(order)
        for (const id of [order?.id ?? 0, 0, -1, 1.5, 2 ** 40, Number.NaN])
          expect(await refusal(history.order(bea, id))).toEqual({ _tag: 'NotFound', what: 'order' })
      }))
  })
}
