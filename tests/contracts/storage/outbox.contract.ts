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

/** Every outbox behaves like this. */
export const outboxContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('outbox', () => {
    it('gives mails oldest first, whole, and not more than asked for', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        await write(storage, 'b', [aMail({ key: 'three' })])
        const [first, ...others] = await value(storage.outbox.take(2, NOON))
        expect(first).toMatchObject({ mail: aMail({ key: 'one' }), attempts: 0 })
        expect(others.map(({ mail }) => mail.key)).toEqual(['two'])
        expect(await keysIn(storage, NOON)).toEqual(['three'])
      }))

    it('gives a taken mail to nobody else for five minutes, and again when its taker was lost', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        expect(await keysIn(storage, NOON)).toEqual(['one'])
        expect(await keysIn(storage, after(299))).toEqual([])
        expect(await keysIn(storage, after(301))).toEqual(['one'])
      }))

    it('never gives a mail that was sent', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        const [taken] = await value(storage.outbox.take(1, NOON))
        await value(storage.outbox.markSent(taken?.id ?? 0, NOON))
        expect(await keysIn(storage, after(3600))).toEqual([])
      }))

    it('H-S21 gives a postponed mail again when its time has come, as untried as before, and a dropped one never', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        const [one, two] = await value(storage.outbox.take(2, NOON))
        await value(storage.outbox.postpone(one?.id ?? 0, after(3600)))
        await value(storage.outbox.discard(two?.id ?? 0, NOON))
        expect(await keysIn(storage, after(3599))).toEqual([])
        expect(await value(storage.outbox.take(2, after(3600)))).toMatchObject([{ mail: { key: 'one' }, attempts: 0 }])
      }))

    it('marks the mail that left in the same go as it gives the next one, and never gives it again', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        const [taken] = await value(storage.outbox.take(1, NOON))
        const next = await value(storage.outbox.take(1, after(301), taken?.id))
        expect(next.map(({ mail }) => mail.key)).toEqual(['two'])
        expect(await keysIn(storage, after(3600))).toEqual(['two'])
        expect(await value(storage.outbox.take(1, after(3601), next[0]?.id))).toEqual([])
        expect(await keysIn(storage, after(9000))).toEqual([])
      }))

    it('gives a mail that failed again, at its time, and counts the attempt', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        const [taken] = await value(storage.outbox.take(1, NOON))
        await value(storage.outbox.markFailed(taken?.id ?? 0, after(300), { kind: 'unreachable' }))
        expect(await keysIn(storage, after(299))).toEqual([])
        const [again] = await value(storage.outbox.take(1, after(301)))
        expect(again).toMatchObject({ mail: { key: 'one' }, attempts: 1 })
      }))

    it('F-O07 gives a mail that was given up to nobody', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' }), aMail({ key: 'two' })])
        const [taken] = await value(storage.outbox.take(1, NOON))
        await value(storage.outbox.failForGood(taken?.id ?? 0, NOON, { kind: 'unreachable' }))
        expect(await keysIn(storage, after(365 * 24 * 3600))).toEqual(['two'])
      }))

    it('keeps one mail of a key, whoever writes it again', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', [aMail({ key: 'one' })])
        await write(storage, 'b', [aMail({ key: 'one', subject: 'again' })])
        expect(await keysIn(storage, NOON)).toEqual(['one'])
      }))

    it('gives no mail to two takers at once', () =>
      run(aCatalogue(), async (storage) => {
        await write(storage, 'a', Array.from({ length: 20 }, (_, index) => aMail({ key: `mail-${index}` })))
        const taken = await Promise.all(Array.from({ length: 10 }, () => keysIn(storage, NOON, 5)))
        expect(taken.flat().toSorted()).toEqual([...new Set(taken.flat())].toSorted())
        expect(taken.flat()).toHaveLength(20)
      }))
  })
}
