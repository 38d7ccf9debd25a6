import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { aSession } from '../../support/builders/session.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const at = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
const token = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))
const id = (name: string) => made(makeSessionId(`shown-${name}`.padEnd(22, '_')))

/** Contract of the session lists. */
export const ownSessionsContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })
  const anna = aCustomer()
  const bea = aCustomer({ accountId: made(makeAccountId('bea'.padEnd(22, '_'))), email: made(makeEmail('bea@example.ch')) })

  const begun = async ({ customers, sessions }: Storage): Promise<void> => {
    for (const customer of [anna, bea]) await value(customers.add(customer, 'hash'))
    const begin = async (name: string, { accountId }: typeof anna, minutes: number) => {
      await value(sessions.begin(aSession({
        token: token(name), id: id(name), accountId, since: at(minutes), endsAt: at(600),
        device: { browser: 'firefox', system: 'android' },
      })))
    }
    await begin('desk', anna, 5)
    await begin('phone', anna, 10)
    await begin('bea', bea, 0)
    await value(sessions.begin(aSession({ token: token('over'), accountId: anna.accountId, endsAt: at(20) })))
  }

  describe('the sessions of an account', () => {
    it('are listed while active, with an id instead of their secret, and record the hour of their last use', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { sessions, ownSessions } = storage
        for (const minutes of [61, 75, 119]) await value(sessions.holder(token('desk'), at(minutes)))
        await value(sessions.holder(token('over'), at(61)))
        const listed = await value(ownSessions.list(anna.accountId, token('phone'), at(120)))
        const device = { browser: 'firefox', system: 'android' }
        expect(listed).toEqual([
          { id: id('desk'), device, since: at(5), lastUsed: at(60), isHere: false },
          { id: id('phone'), device, since: at(10), lastUsed: at(0), isHere: true },
        ])
        expect(JSON.stringify(listed)).not.toContain('session-')
      }))

    it('are ended by that id, once, and never another account’s', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { sessions, ownSessions } = storage
        expect(await value(ownSessions.end(bea.accountId, id('desk')))).toBe(false)
        expect(await value(sessions.holder(token('desk'), at(11)))).toBe(anna.accountId)
        expect(await value(ownSessions.end(anna.accountId, id('desk')))).toBe(true)
        expect(await value(ownSessions.end(anna.accountId, id('desk')))).toBe(false)
        expect(await value(sessions.holder(token('desk'), at(11)))).toBeUndefined()
        expect(await value(sessions.holder(token('phone'), at(11)))).toBe(anna.accountId)
      }))

    it('are ended all but one', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { sessions, ownSessions } = storage
        await value(ownSessions.endOthers(anna.accountId, { here: token('phone'), isRevoking: false }))
        const holders = await Promise.all(['desk', 'phone', 'bea'].map((name) => value(sessions.holder(token(name), at(11)))))
        expect(holders).toEqual([undefined, anna.accountId, bea.accountId])
      }))

    it('are not ended by a session that ended meanwhile, or is another account’s', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { sessions, ownSessions } = storage
        await value(sessions.end(token('phone')))
        for (const here of [token('phone'), token('bea')])
          expect(await refusal(ownSessions.endOthers(anna.accountId, { here, isRevoking: false }))).toEqual({ _tag: 'NotSignedIn' })
        expect(await value(sessions.holder(token('desk'), at(11)))).toBe(anna.accountId)
      }))
  })
}
