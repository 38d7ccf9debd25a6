import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { aSession } from '../../support/builders/session.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const token = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))

/** Contract of the password changes. */
export const passwordRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })
  const anna = aCustomer()
  const bea = {
    ...aCustomer(), accountId: made(makeAccountId('bea'.padEnd(22, '_'))), email: made(makeEmail('bea@example.ch')), firstName: 'Bea',
  }

  describe('passwords', () => {
    it('L8 are changed by one of twenty requests at once, with its session, its mail and no earlier session', () =>
      run(shopCatalogue, async ({ customers, passwordRepository, sessions, outbox }) => {
        await value(customers.add(anna, 'old'))
        await value(customers.add(bea, 'old'))
        for (const { accountId, firstName } of [anna, bea])
          await value(sessions.begin(aSession({ token: token(`before-${firstName}`), accountId, endsAt: LATER })))
        const names = Array.from({ length: 20 }, (_, index) => `n${index}`)
        const done = await Promise.all(names.map((name) => value(passwordRepository.change({
          before: 'old', after: `hash of ${name}`, session: aSession({ token: token(name), accountId: anna.accountId, endsAt: LATER }),
          isRevoking: false, mails: () => [aMail({ key: `letter ${name}` })],
        }))))
        const winners = names.filter((_, index) => done[index])
        expect(winners).toHaveLength(1)
        const [winner = ''] = winners
        expect((await value(passwordRepository.account(anna.accountId)))?.passwordHash).toBe(`hash of ${winner}`)
        expect((await value(outbox.take(99, NOON))).map(({ mail }) => mail.key)).toEqual([`letter ${winner}`])
        const holders = await Promise.all(
          [...names, `before-${anna.firstName}`].map((name) => value(sessions.holder(token(name), NOON))))
        expect(holders.filter((holder) => holder !== undefined)).toEqual([anna.accountId])
        expect(await value(sessions.holder(token(winner), NOON))).toBe(anna.accountId)
        expect(await value(sessions.holder(token('before-Bea'), NOON))).toBe(bea.accountId)
        expect((await value(passwordRepository.account(bea.accountId)))?.passwordHash).toBe('old')
      }))

    it('L8 start no session on a password that is changed meanwhile, or leave none of it behind', () =>
      run(shopCatalogue, async ({ customers, passwordRepository, sessions }) => {
        await value(customers.add(anna, 'hash 0'))
        const { accountId } = anna
        expect(await value(passwordRepository.begin(aSession({ token: token('other'), accountId, endsAt: LATER }), 'another'))).toBe(false)
        for (let index = 0; index < 20; index += 1) {
          const late = aSession({ token: token(`late-${index}`), accountId, endsAt: LATER })
          const fresh = aSession({ token: token(`fresh-${index}`), accountId, endsAt: LATER })
          const change = passwordRepository.change({
            before: `hash ${index}`, after: `hash ${index + 1}`, session: fresh, isRevoking: false, mails: () => [],
          })
          const begin = passwordRepository.begin(late, `hash ${index}`)
          const operations = index % 2 === 0 ? [change, begin] : [begin, change]
          await Promise.all(operations.map(value))
          expect([await value(sessions.holder(late.token, NOON)), await value(sessions.holder(fresh.token, NOON))])
            .toEqual([undefined, accountId])
        }
        const still = aSession({ token: token('still'), accountId, endsAt: LATER })
        expect(await value(passwordRepository.begin(still, 'hash 20'))).toBe(true)
        expect(await value(sessions.holder(still.token, NOON))).toBe(accountId)
      }))

    it('H-S06 start no session by a provider or a login link that a new password revokes meanwhile, or leave none of it behind', () =>
      run(shopCatalogue, async ({ customers, passwordRepository, sessions, linkedIdentities, proofs }) => {
        await value(customers.add(anna, 'hash 0'))
        const { accountId, email } = anna
        for (let index = 0; index < 20; index += 1) {
          const identity = { provider: 'google', subject: `anna ${index}` } as const
          const login = { token: made(makeProofToken(`login-${index}`.padEnd(44, '_'))), purpose: 'login', brandChannel: 'iris' } as const
          await value(linkedIdentities.link(accountId, identity, { mails: [] }))
          await value(proofs.begin({ ...login, email, accountId, endsAt: LATER }, aMail({ key: `login-link:${index}` })))
          const begun = (name: string) => aSession({ token: token(`${name}-${index}`), accountId, endsAt: LATER })
          const [byProvider, byLink, fresh] = [begun('provider'), begun('link'), begun('fresh')]
          const methods = [
            () => value(linkedIdentities.begin(byProvider, identity)),
            () => value(proofs.accept({ ...login, at: NOON }, { begins: byLink, mails: () => [] })),
          ]
          const change = () => value(passwordRepository.change({
            before: `hash ${index}`, after: `hash ${index + 1}`, session: fresh, isRevoking: true, mails: () => [],
          }))
          await Promise.all((index % 2 === 0 ? [change, ...methods] : [...methods, change]).map((method) => method()))
          expect([index, ...await Promise.all([byProvider, byLink, fresh].map((one) => value(sessions.holder(one.token, NOON))))])
            .toEqual([index, undefined, undefined, accountId])
        }
      }))

    it('are known to be absent or present for an account, and unknown without one', () =>
      run(shopCatalogue, async ({ customers, passwordRepository }) => {
        await value(customers.add(anna, undefined))
        expect(await value(passwordRepository.account(anna.accountId))).toEqual({ customer: anna })
        expect(await value(passwordRepository.account(bea.accountId))).toBeUndefined()
        expect(await value(passwordRepository.change({
          before: '', after: 'new', isRevoking: false, mails: () => [],
          session: aSession({ token: token('n'), accountId: anna.accountId, endsAt: LATER }),
        }))).toBe(false)
      }))
  })
}
