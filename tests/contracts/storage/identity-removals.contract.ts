import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { hasOtherSignInMethod } from '../../../domain/identity/other-sign-in-methods.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { orderToken } from '../../support/builders/order.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const AT_GOOGLE = { provider: 'google', subject: 'google-1' } as const
const AT_APPLE = { provider: 'apple', subject: 'apple-1' } as const
const ANNA = aCustomer({ accountId: made(makeAccountId('anna'.padEnd(22, '_'))), email: made(makeEmail('anna@example.ch')) })

const after = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
/** The pause after each attempt, in minutes, is the number of attempts. */
const claim = ({ identityRemovals }: Storage, now = NOON, limit = 9) =>
  value(identityRemovals.take({ now, limit, again: (tries) => new Date(now.getTime() + tries * 60_000) }))

/** Contract of the identity removals. */
export const identityRemovalsContract = (open: OpenStorage): void => {
  const run = (story: (storage: Storage) => Promise<void>) =>
    withStorage(open)(aCatalogue({ products: [] }), async (storage) => {
      await value(storage.customers.add(ANNA, 'hash'))
      for (const one of [AT_GOOGLE, AT_APPLE]) await value(storage.linkedIdentities.link(ANNA.accountId, one, { mails: [] }))
      await story(storage)
    })
  const unlink = ({ linkedIdentities }: Storage) =>
    value(linkedIdentities.unlink(ANNA.accountId, 'google', { isEnough: hasOtherSignInMethod }))

  describe('identities to be deleted at the identity service', () => {
    it('G9 exclude those of existing accounts, and include removed ones', () =>
      run(async (storage) => {
        expect(await claim(storage)).toEqual([])
        await unlink(storage)
        expect(await claim(storage)).toEqual([AT_GOOGLE])
      }))

    it('G9 include all identities that signed in to a deleted account', () =>
      run(async (storage) => {
        await value(storage.erasures.begin({
          accountId: ANNA.accountId, brandChannel: 'iris', locale: 'de', requestedAt: NOON, dueAt: NOON,
          cancelToken: made(makeProofToken('cancel'.padEnd(44, '_'))),
        }, [], {}))
        expect(await claim(storage)).toEqual([])
        const names = () => ({ token: orderToken('new'), cartToken: cartToken('new') })
        expect(await value(storage.dueErasures.delete(ANNA.accountId, { at: NOON, names, mails: () => [] }))).toBe(true)
        expect(new Set(await claim(storage))).toEqual(new Set([AT_GOOGLE, AT_APPLE]))
      }))

    it('G9 K2 are assigned to one of many requests at once, again only after a growing pause, and not once they are done', () =>
      run(async (storage) => {
        await unlink(storage)
        expect((await Promise.all([1, 2, 3, 4].map(() => claim(storage)))).flat()).toEqual([AT_GOOGLE])
        expect(await claim(storage, after(0.9))).toEqual([])
        expect(await claim(storage, after(1))).toEqual([AT_GOOGLE])
        expect(await claim(storage, after(2.9))).toEqual([])
        expect(await claim(storage, after(3))).toEqual([AT_GOOGLE])
        await value(storage.identityRemovals.done(AT_GOOGLE))
        expect(await claim(storage, after(999))).toEqual([])
      }))

    it('G9 exclude identities that created a new account meanwhile', () =>
      run(async (storage) => {
        await unlink(storage)
        await value(storage.linkedIdentities.link(ANNA.accountId, AT_GOOGLE, { mails: [] }))
        expect(await claim(storage)).toEqual([])
        await unlink(storage)
        expect(await claim(storage)).toEqual([AT_GOOGLE])
      }))

    it('are read in batches', () =>
      run(async (storage) => {
        const many = Array.from({ length: 5 }, (_, index) => ({ provider: 'google', subject: `more-${index}` }) as const)
        for (const one of many) await value(storage.linkedIdentities.link(ANNA.accountId, one, { mails: [] }))
        await unlink(storage)
        const parts = [await claim(storage, NOON, 4), await claim(storage, NOON, 4), await claim(storage, NOON, 4)]
        expect(parts.map(({ length }) => length)).toEqual([4, 2, 0])
        expect(new Set(parts.flat())).toEqual(new Set([AT_GOOGLE, ...many]))
      }))
  })
}
