import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { hasOtherSignInMethod } from '../../../domain/identity/other-sign-in-methods.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { aSession } from '../../support/builders/session.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { purgeAll } from '../../support/purge-all.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const AT_GOOGLE = { provider: 'google', subject: '1' } as const
const AT_APPLE = { provider: 'apple', subject: '1' } as const

const named = (name: string, stated: Partial<Customer> = {}): Customer =>
  aCustomer({ accountId: made(makeAccountId(name.padEnd(22, '_'))), email: made(makeEmail(`${name}@example.ch`)), ...stated })

/** Contract of the linked providers. */
export const linkedIdentitiesContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })

  describe('accounts with a linked provider', () => {
    it('store the owner of an identity, once, and queue the mail with the first link', () =>
      run(shopCatalogue, async ({ customers, linkedIdentities, outbox }) => {
        const [anna, bea] = [named('anna'), named('bea')]
        for (const one of [anna, bea]) await value(customers.add(one, 'hash'))
        expect(await value(linkedIdentities.holder(AT_GOOGLE))).toBeUndefined()
        const link = (account: Customer, key: string) =>
          value(linkedIdentities.link(account.accountId, AT_GOOGLE, { mails: [aMail({ key })] }))
        expect([await link(anna, 'first'), await link(anna, 'again'), await link(bea, 'other')]).toEqual([true, true, false])
        expect(await value(linkedIdentities.holder(AT_GOOGLE))).toEqual(anna)
        expect(await value(linkedIdentities.holder(AT_APPLE))).toBeUndefined()
        expect([await value(linkedIdentities.providersOf(anna.accountId)), await value(linkedIdentities.providersOf(bea.accountId))])
          .toEqual([['google'], []])
        expect((await value(outbox.take(9, NOON))).map(({ mail }) => mail.key)).toEqual(['first'])
      }))

    it('are created once for one identity and one verified e-mail address, of many requests at once', () =>
      run(shopCatalogue, async ({ customers, linkedIdentities }) => {
        const email = made(makeEmail('same@example.ch'))
        const newCustomers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => named(name, { email }))
        const opened = await Promise.all(newCustomers.map((one, index) =>
          value(linkedIdentities.open(one, index % 2 === 0 ? AT_GOOGLE : { provider: 'google', subject: `${index}` }))))
        const [first, ...more] = opened.filter((one) => one !== undefined)
        expect([first?.email, more]).toEqual([email, []])
        expect((await value(customers.claims(email))).proven).toEqual({ customer: first })
        expect(await value(linkedIdentities.open(named('other'), { provider: 'google', subject: 'new' })))
          .toMatchObject({ firstName: 'Anna' })
        expect(await value(linkedIdentities.open(named('third'), { provider: 'google', subject: 'new' }))).toBeUndefined()
        expect(await value(customers.customer(named('third').accountId))).toBeUndefined()
      }))

    it('start a session only while the identity is linked', () =>
      run(shopCatalogue, async ({ customers, linkedIdentities, sessions }) => {
        const [anna, bea] = [named('anna'), named('bea')]
        for (const one of [anna, bea]) await value(customers.add(one, 'hash'))
        await value(linkedIdentities.link(anna.accountId, AT_GOOGLE, { mails: [] }))
        const begin = async ({ accountId }: Customer, identity: SocialIdentity, name: string) => {
          const session = aSession({ token: made(makeSessionToken(name.padEnd(44, '_'))), accountId, endsAt: LATER })
          return [await value(linkedIdentities.begin(session, identity)), await value(sessions.holder(session.token, NOON))]
        }
        expect(await begin(anna, AT_GOOGLE, 'own')).toEqual([true, anna.accountId])
        expect(await begin(bea, AT_GOOGLE, 'of-another')).toEqual([false, undefined])
        expect(await begin(anna, AT_APPLE, 'of-none')).toEqual([false, undefined])
        await value(linkedIdentities.unlink(anna.accountId, 'google', { isEnough: hasOtherSignInMethod }))
        expect(await begin(anna, AT_GOOGLE, 'revoked')).toEqual([false, undefined])
      }))

    it('unlink a provider only if another sign-in method is left, also of two requests at once', () =>
      run(shopCatalogue, async ({ customers, linkedIdentities }) => {
        const anna = named('anna', { isVerified: false })
        await value(customers.add(anna, undefined))
        for (const one of [AT_GOOGLE, AT_APPLE]) await value(linkedIdentities.link(anna.accountId, one, { mails: [] }))
        const removals = await Promise.all((['google', 'apple'] as const).map((provider) =>
          value(linkedIdentities.unlink(anna.accountId, provider, { isEnough: hasOtherSignInMethod }))))
        expect(removals.filter(Boolean)).toHaveLength(1)
        expect(await value(linkedIdentities.providersOf(anna.accountId))).toHaveLength(1)
        const owner = named('owner')
        await value(customers.add(owner, undefined))
        await value(linkedIdentities.link(owner.accountId, { provider: 'google', subject: 'owner' }, { mails: [] }))
        expect(await value(linkedIdentities.unlink(owner.accountId, 'google', { isEnough: hasOtherSignInMethod }))).toBe(true)
        expect(await value(linkedIdentities.holder({ provider: 'google', subject: 'owner' }))).toBeUndefined()
      }))

    it('unlink a provider only as long as the requesting session is the account’s', () =>
      run(shopCatalogue, async ({ customers, linkedIdentities, sessions }) => {
        const anna = named('anna')
        await value(customers.add(anna, 'hash'))
        await value(linkedIdentities.link(anna.accountId, AT_GOOGLE, { mails: [] }))
        const session = made(makeSessionToken('asks'.padEnd(44, '_')))
        const unlink = () => linkedIdentities.unlink(anna.accountId, 'google', { session, isEnough: hasOtherSignInMethod })
        expect(await refusal(unlink())).toEqual({ _tag: 'NotSignedIn' })
        expect(await value(linkedIdentities.providersOf(anna.accountId))).toEqual(['google'])
        await value(sessions.begin(aSession({ token: session, accountId: anna.accountId, endsAt: LATER })))
        expect(await value(unlink())).toBe(true)
        expect(await value(linkedIdentities.providersOf(anna.accountId))).toEqual([])
      }))

    it('drop the sign-in methods from before an e-mail address was verified', () =>
      run(shopCatalogue, async ({ customers, linkedIdentities, proofs }) => {
        const anna = named('anna', { isVerified: false })
        await value(customers.add(anna, 'typed by a stranger'))
        await value(linkedIdentities.link(anna.accountId, AT_GOOGLE, { mails: [] }))
        const token = made(makeProofToken('proof'.padEnd(44, '_')))
        const response = { token, purpose: 'login', brandChannel: 'iris' } as const
        await value(proofs.begin({ ...response, email: anna.email, accountId: anna.accountId, endsAt: LATER }, aMail({ key: 'a' })))
        await value(proofs.accept({ ...response, at: NOON }, { mails: () => [] }))
        expect(await value(linkedIdentities.providersOf(anna.accountId))).toEqual([])
        await value(linkedIdentities.link(anna.accountId, AT_GOOGLE, { mails: [] }))
        await value(proofs.begin({ ...response, email: anna.email, accountId: anna.accountId, endsAt: LATER }, aMail({ key: 'b' })))
        await value(proofs.accept({ ...response, at: NOON }, { mails: () => [] }))
        expect(await value(linkedIdentities.providersOf(anna.accountId))).toEqual(['google'])
      }))

    it('accept a token once, of many requests at once, and delete it when it expires', () =>
      run(shopCatalogue, async ({ spentTokens, expiredData }) => {
        const spend = () => value(spentTokens.spend('token', LATER))
        expect((await Promise.all([spend(), spend(), spend(), spend()])).filter(Boolean)).toHaveLength(1)
        const NONE = new Date(0)
        const until = (now: Date) => ({
          carts: NONE, accountCarts: NONE, mails: NONE, accounts: NONE, consents: NONE, staffSignIns: NONE, books: NONE, now,
        })
        await purgeAll(expiredData, until(NOON))
        expect(await spend()).toBe(false)
        await purgeAll(expiredData, until(LATER))
        expect(await spend()).toBe(true)
      }))
  })
}
