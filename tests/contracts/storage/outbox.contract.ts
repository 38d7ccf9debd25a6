import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000)

const write = async ({ carts, orders }: Storage, name: string, mails: readonly Mail[]): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name) })
  await value(carts.put(cart))
  const order = anOrder({ token: orderToken(name), cartToken: cart.token, number: `IR-${name}` })
  await value(orders.place(cart.token, (_cart, id) => E.right({ order: { ...order, id }, reservations: [], mails })))
}

const keysIn = async ({ outbox }: Storage, now: Date, limit = 10) =>
  (await value(outbox.take(limit, now))).map(({ mail }) => mail.key)

/** Contract of the outboxes. */
export const outboxContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('outbox', () => {
    it('returns complete mails, oldest first, and at most the requested number', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        await write(storage, 'b', [aMail({ key: 'three' })])
        const [first, ...others] = await value(storage.outbox.take(2, NOON))
        expect(first).toMatchObject({ mail: aMail({ key: 'one' }), attempts: 0 })
        expect(others.map(({ mail }) => mail.key)).toEqual(['two'])
        expect(await keysIn(storage, NOON)).toEqual(['three'])
      }))

    it('leases a mail for five minutes, and returns it again when its process was lost', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        expect(await keysIn(storage, NOON)).toEqual(['one'])
        expect(await keysIn(storage, after(299))).toEqual([])
        expect(await keysIn(storage, after(301))).toEqual(['one'])
      }))

    it('never returns a mail that was sent', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        const [leased] = await value(storage.outbox.take(1, NOON))
        await value(storage.outbox.markSent(leased?.id ?? 0, NOON))
        expect(await keysIn(storage, after(3600))).toEqual([])
      }))

    it('H-S21 returns a postponed mail when it is due, without counting an attempt, and never a dropped one', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        const [one, two] = await value(storage.outbox.take(2, NOON))
        await value(storage.outbox.postpone(one?.id ?? 0, after(3600)))
        await value(storage.outbox.discard(two?.id ?? 0, NOON))
        expect(await keysIn(storage, after(3599))).toEqual([])
        expect(await value(storage.outbox.take(2, after(3600)))).toMatchObject([{ mail: { key: 'one' }, attempts: 0 }])
      }))

    it('marks the sent mail in the same step as it returns the next one, and never returns it again', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        const [leased] = await value(storage.outbox.take(1, NOON))
        const next = await value(storage.outbox.take(1, after(301), leased?.id))
        expect(next.map(({ mail }) => mail.key)).toEqual(['two'])
        expect(await keysIn(storage, after(3600))).toEqual(['two'])
        expect(await value(storage.outbox.take(1, after(3601), next[0]?.id))).toEqual([])
        expect(await keysIn(storage, after(9000))).toEqual([])
      }))

    it('returns a failed mail again when it is due, and counts the attempt', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        const [leased] = await value(storage.outbox.take(1, NOON))
        await value(storage.outbox.markFailed(leased?.id ?? 0, after(300), { kind: 'unreachable' }))
        expect(await keysIn(storage, after(299))).toEqual([])
        const [again] = await value(storage.outbox.take(1, after(301)))
        expect(again).toMatchObject({ mail: { key: 'one' }, attempts: 1 })
      }))

    it('F-O07 does not return a mail that was given up', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        const [leased] = await value(storage.outbox.take(1, NOON))
        await value(storage.outbox.failPermanently(leased?.id ?? 0, NOON, { kind: 'unreachable' }))
        expect(await keysIn(storage, after(365 * 24 * 3600))).toEqual(['two'])
      }))

    it('stores one mail per key, however often it is written', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        await write(storage, 'b', [aMail({ key: 'one', subject: 'again' })])
        expect(await keysIn(storage, NOON)).toEqual(['one'])
      }))

    it('returns no mail to two processes at once', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', Array.from({ length: 20 }, (_, index) => aMail({ key: `mail-${index}` })))
        const leased = await Promise.all(Array.from({ length: 10 }, () => keysIn(storage, NOON, 5)))
        expect(leased.flat().toSorted()).toEqual([...new Set(leased.flat())].toSorted())
        expect(leased.flat()).toHaveLength(20)
      }))
  })
}
