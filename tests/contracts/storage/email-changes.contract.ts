import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeMarketingToken } from '../../../domain/customer/marketing.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import type { EmailChange } from '../../../application/commerce/identity/email-changes.port.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { aSession } from '../../support/builders/session.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const NEW = made(makeEmail('anna.neu@example.ch'))
const token = (name: string) => made(makeProofToken(`letter-${name}`.padEnd(44, '_')))
const session = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))
const brandChannel = 'iris' as const

/** Contract of the e-mail address changes. */
export const emailChangesContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })
  const anna = aCustomer()
  const bea = { ...anna, accountId: made(makeAccountId('bea'.padEnd(22, '_'))), email: made(makeEmail('bea@example.ch')) }

  const begin = async ({ emailChanges, sessions }: Storage, name: string, change: Partial<EmailChange> = {}) => {
    const request = {
      accountId: anna.accountId, email: NEW, brandChannel, token: token(name), cancelToken: token(`off-${name}`), endsAt: LATER,
      ...change,
    }
    const here = session(`asks-${name}`)
    await value(sessions.begin(aSession({ token: here, accountId: request.accountId, endsAt: LATER })))
    return value(emailChanges.begin(request, { session: here, mails: [aMail({ key: `ask ${name}` })] }))
  }
  const accept = ({ emailChanges }: Storage, name: string, at = NOON, accountId = anna.accountId) =>
    value(emailChanges.accept({ token: token(name), accountId, brandChannel, at }, {
      session: aSession({ token: session(`after-${name}`), accountId, endsAt: LATER }),
      mails: (before, after) => [aMail({ key: `changed ${before.email} ${after.email}` })],
    }))

  describe('changes of an e-mail address', () => {
    it('I12 S9 L8 are made by one of twenty confirmations at once: one session, one mail, all earlier links invalid', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, sessions, outbox, proofs, emailChanges } = storage
        await value(customers.add(anna, 'hash'))
        await value(sessions.begin(aSession({ token: session('before'), accountId: anna.accountId, endsAt: LATER })))
        const mail = { token: token('login'), purpose: 'login', brandChannel } as const
        await value(proofs.begin({ ...mail, email: anna.email, accountId: anna.accountId, endsAt: LATER }, aMail({ key: 'login' })))
        await begin(storage, 'a')
        const responses = await Promise.all(Array.from({ length: 20 }, () => accept(storage, 'a')))
        expect(responses.filter((one) => one !== undefined)).toEqual([{ ...anna, email: NEW, isVerified: true }])
        expect(await value(customers.claims(NEW))).toMatchObject({ proven: { customer: { email: NEW }, passwordHash: 'hash' } })
        expect(await value(customers.claims(anna.email))).toEqual({})
        expect(await value(sessions.holder(session('before'), NOON))).toBeUndefined()
        expect(await value(sessions.holder(session('after-a'), NOON))).toBe(anna.accountId)
        expect(await value(proofs.peek({ ...mail, at: NOON }))).toBeUndefined()
        expect(await value(emailChanges.pending(anna.accountId, NOON))).toBeUndefined()
        expect((await value(outbox.take(99, NOON))).map(({ mail }) => mail.key))
          .toEqual(['login', 'ask a', `changed ${anna.email} ${NEW}`])
      }))

    it('I12 are not made by a link that expired, was replaced, cancelled or dropped, or is another account’s or brand’s', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, emailChanges } = storage
        await value(customers.add(anna, 'hash'))
        await value(customers.add(bea, 'hash'))
        await begin(storage, 'a')
        expect(await accept(storage, 'a', LATER)).toBeUndefined()
        expect(await accept(storage, 'a', NOON, bea.accountId)).toBeUndefined()
        const other = { token: token('a'), accountId: anna.accountId, brandChannel: 'mrlens', at: NOON } as const
        expect(await value(emailChanges.accept(other, {
          session: aSession({ token: session('m'), accountId: anna.accountId, endsAt: LATER }), mails: () => [],
        }))).toBeUndefined()
        await begin(storage, 'b')
        expect(await accept(storage, 'a')).toBeUndefined()
        await value(emailChanges.cancelByToken(token('off-a')))
        expect(await value(emailChanges.pending(anna.accountId, NOON))).toBe(NEW)
        await value(emailChanges.cancelByToken(token('off-b')))
        expect(await accept(storage, 'b')).toBeUndefined()
        await begin(storage, 'c')
        await value(emailChanges.cancel(anna.accountId))
        expect(await accept(storage, 'c')).toBeUndefined()
        expect((await value(customers.customer(anna.accountId)))?.email).toBe(anna.email)
      }))

    it('I7 fail if the address was taken meanwhile; of two that claim the same at once one succeeds', () =>
      run(shopCatalogue, async (storage) => {
        const { customers } = storage
        await value(customers.add(anna, 'hash'))
        await value(customers.add(bea, 'hash'))
        await begin(storage, 'a', { email: bea.email })
        expect(await accept(storage, 'a')).toBeUndefined()
        await begin(storage, 'x')
        await begin(storage, 'y', { accountId: bea.accountId })
        const both = await Promise.all([accept(storage, 'x'), accept(storage, 'y', NOON, bea.accountId)])
        expect(both.filter((one) => one !== undefined)).toHaveLength(1)
      }))

    it('G10 move the marketing consents of the old address, with their unsubscribe links; the new address keeps its own', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, marketing } = storage
        await value(customers.add(anna, 'hash'))
        type Channel = 'newsletter' | 'retention_campaign'
        const agree = async (email: typeof NEW, name: string, brand: 'iris' | 'mrlens', channels: readonly [Channel]) => {
          const marketingToken = made(makeMarketingToken(`asked-${name}`.padEnd(44, '_')))
          const request = { email, brandChannel: brand, locale: 'de', channels, source: 'account' } as const
          await value(
            marketing.requestConsent({ ...request, token: marketingToken, requestedAt: NOON, endsAt: LATER }, aMail({ key: name })),
          )
          const unsubscribeToken = made(makeMarketingToken(`leave-${name}`.padEnd(44, '_')))
          await value(marketing.confirm({ token: marketingToken, brandChannel: brand, at: NOON }, { unsubscribeToken, mails: () => [] }))
          return unsubscribeToken
        }
        const leave = await agree(anna.email, 'old', 'iris', ['newsletter'])
        await agree(anna.email, 'old-mrlens', 'mrlens', ['newsletter'])
        await agree(NEW, 'new-mrlens', 'mrlens', ['retention_campaign'])
        await begin(storage, 'a')
        await accept(storage, 'a')
        expect((await value(marketing.subscription(NEW, 'iris')))).toMatchObject({ email: NEW, channels: ['newsletter'] })
        expect(await value(marketing.subscription(anna.email, 'iris'))).toBeUndefined()
        expect((await value(marketing.subscription(NEW, 'mrlens')))?.channels).toEqual(['retention_campaign'])
        expect((await value(marketing.subscription(anna.email, 'mrlens')))?.channels).toEqual([])
        await value(marketing.unsubscribe(leave, LATER))
        expect((await value(marketing.subscription(NEW, 'iris')))?.channels).toEqual([])
      }))
  })
}
