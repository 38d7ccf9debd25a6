import { describe, expect, it } from 'vitest'
import type { NewPasskey } from '../../../application/commerce/passkey/passkey-repository.port.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { makePasskeyChallenge, makePasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'
import { makePasskeyName } from '../../../domain/passkey/passkey-name.ts'
import { makePasskeyId, MAX_PASSKEYS } from '../../../domain/passkey/passkey.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { aSession } from '../../support/builders/session.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { purgeAll } from '../../support/purge-all.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:20:00Z')
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
const token = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))
const sessionId = (name: string) => made(makeSessionId(`shown-${name}`.padEnd(22, '_')))
const id = (name: string) => made(makePasskeyId(`passkey-${name}`.padEnd(22, '_')))
const challenge = (name: string) => made(makePasskeyChallenge(`challenge-${name}`.padEnd(44, '_')))
const ticket = (name: string) => made(makePasskeyTicket(`ticket-${name}`.padEnd(44, '_')))

const anna = aCustomer()
const bea = aCustomer({ accountId: made(makeAccountId('bea'.padEnd(22, '_'))), email: made(makeEmail('bea@example.ch')) })
const carla = aCustomer({
  accountId: made(makeAccountId('carla'.padEnd(22, '_'))), email: made(makeEmail('carla@example.ch')), isVerified: false,
})

const aPasskey = (name: string, stated: Partial<NewPasskey> = {}): NewPasskey => ({
  id: id(name), accountId: anna.accountId, credential: `credential-${name}`, publicKey: 'key', counter: 0,
  name: made(makePasskeyName(`Mein ${name}`)), host: 'shop.example', since: NOON, ...stated,
})

const notificationOf = (name: string, who = 'anna') => ({ session: token(who), mails: [aMail({ key: `mail-${name}` })] })

/** Contract of the passkeys. */
export const passkeysContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })

  const begun = async ({ customers, sessions }: Storage): Promise<void> => {
    for (const [name, customer] of [['anna', anna], ['bea', bea], ['carla', carla]] as const) {
      await value(customers.add(customer, 'hash'))
      await value(sessions.begin(aSession({
        token: token(name), id: sessionId(name), accountId: customer.accountId, since: NOON, endsAt: later(600),
      })))
    }
  }
  const waiting = async ({ outbox }: Storage): Promise<readonly string[]> =>
    (await value(outbox.take(10, later(1)))).map(({ mail: { key } }) => key).toSorted((one, two) => one.localeCompare(two))

  describe('passkeys', () => {
    it('are stored with their notification mail, listed to their owner, and found by credential and host', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { passkeys } = storage
        await value(passkeys.add(aPasskey('phone'), notificationOf('phone')))
        await value(passkeys.add(aPasskey('desk', { since: later(5), host: 'other.example' }), notificationOf('desk')))
        const entries = await value(passkeys.list(anna.accountId))
        expect(entries).toEqual([
          { id: id('phone'), name: 'Mein phone', host: 'shop.example', since: NOON, credential: 'credential-phone' },
          { id: id('desk'), name: 'Mein desk', host: 'other.example', since: later(5), credential: 'credential-desk' },
        ])
        expect(await value(passkeys.list(bea.accountId))).toEqual([])
        expect(await value(passkeys.find('credential-phone', 'shop.example')))
          .toEqual({ id: id('phone'), accountId: anna.accountId, credential: 'credential-phone', publicKey: 'key', counter: 0 })
        for (const [credential, host] of [['credential-phone', 'other.example'], ['credential-none', 'shop.example']] as const)
          expect(await value(passkeys.find(credential, host))).toBeUndefined()
        expect(await waiting(storage)).toEqual(['mail-desk', 'mail-phone'])
      }))

    it('are added only in an active session, to a verified e-mail address, and once; a rejected one sends no mail', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { passkeys, sessions } = storage
        expect(await refusal(passkeys.add(aPasskey('a'), notificationOf('a', 'bea')))).toEqual({ _tag: 'NotSignedIn' })
        expect(await refusal(passkeys.add(aPasskey('c', { accountId: carla.accountId }), notificationOf('c', 'carla'))))
          .toEqual({ _tag: 'EmailUnverified' })
        await value(passkeys.add(aPasskey('phone'), notificationOf('phone')))
        expect(await refusal(passkeys.add(
          aPasskey('same', { accountId: bea.accountId, credential: 'credential-phone' }), notificationOf('same', 'bea'),
        ))).toEqual({ _tag: 'PasskeyExists' })
        await value(sessions.end(token('anna')))
        expect(await refusal(passkeys.add(aPasskey('desk'), notificationOf('desk')))).toEqual({ _tag: 'NotSignedIn' })
        expect(await refusal(passkeys.remove(anna.accountId, id('phone'), notificationOf('gone')))).toEqual({ _tag: 'NotSignedIn' })
        expect(await waiting(storage)).toEqual(['mail-phone'])
      }))

    it('are ten at most, however many are added at once', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { passkeys } = storage
        const outcomes = await Promise.all(Array.from({ length: MAX_PASSKEYS + 3 }, (_, index) =>
          passkeys.add(aPasskey(`n${index}`), notificationOf(`n${index}`))()))
        expect(outcomes.filter(({ _tag }) => _tag === 'Right')).toHaveLength(MAX_PASSKEYS)
        expect(await value(passkeys.list(anna.accountId))).toHaveLength(MAX_PASSKEYS)
        expect(
          await refusal(passkeys.add(aPasskey('more'), notificationOf('more'))),
        ).toEqual({ _tag: 'TooManyPasskeys', maximum: MAX_PASSKEYS })
      }))

    it('are removed by their owner alone; another’s is not found, and no mail is sent', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { passkeys } = storage
        await value(passkeys.add(aPasskey('phone'), notificationOf('phone')))
        const missing = { _tag: 'NotFound', what: 'passkey' }
        expect(await refusal(passkeys.remove(bea.accountId, id('phone'), notificationOf('foreign', 'bea')))).toEqual(missing)
        expect(await refusal(passkeys.remove(bea.accountId, id('none'), notificationOf('none', 'bea')))).toEqual(missing)
        await value(passkeys.remove(anna.accountId, id('phone'), notificationOf('removed')))
        expect(await refusal(passkeys.remove(anna.accountId, id('phone'), notificationOf('again')))).toEqual(missing)
        expect(await value(passkeys.find('credential-phone', 'shop.example'))).toBeUndefined()
        expect(await waiting(storage)).toEqual(['mail-phone', 'mail-removed'])
      }))

    it('start a session while they exist and their counter grows; of several responses with one count the first', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        const { passkeys, sessions } = storage
        await value(passkeys.add(aPasskey('phone', { counter: 4 }), notificationOf('phone')))
        const begin = (name: string, counter: number, accountId = anna.accountId) => passkeys.begin(
          aSession({ token: token(name), id: sessionId(name), accountId, since: later(70), endsAt: later(600) }),
          { id: id('phone'), counter },
        )
        for (const counter of [0, 3, 4]) expect(await value(begin('stale', counter))).toBe(false)
        expect(await value(begin('foreign', 5, bea.accountId))).toBe(false)
        const many = await Promise.all(['a', 'b', 'c', 'd'].map((name) => value(begin(name, 5))))
        expect(many.filter(Boolean)).toHaveLength(1)
        const names = ['a', 'b', 'c', 'd', 'stale', 'foreign']
        const holders = await Promise.all(names.map((name) => value(sessions.holder(token(name), later(71)))))
        expect(holders.filter((holder) => holder !== undefined)).toEqual([anna.accountId])
        expect(await value(passkeys.list(anna.accountId))).toMatchObject([{ lastUsed: new Date('2026-03-02T13:00:00Z') }])
        await value(passkeys.remove(anna.accountId, id('phone'), notificationOf('removed')))
        expect(await value(begin('gone', 6))).toBe(false)
      }))

    it('of devices without a counter start a session each time', () =>
      run(shopCatalogue, async (storage) => {
        await begun(storage)
        await value(storage.passkeys.add(aPasskey('phone'), notificationOf('phone')))
        for (const name of ['a', 'b']) {
          const session = aSession({ token: token(name), id: sessionId(name), accountId: anna.accountId, since: NOON, endsAt: later(9) })
          expect(await value(storage.passkeys.begin(session, { id: id('phone'), counter: 0 }))).toBe(true)
        }
      }))
  })

  describe('challenges for passkeys', () => {
    const input = { challenge: challenge('one'), purpose: 'sign-in', holder: ticket('one') } as const

    it('are used once, of many at once by the first', () =>
      run(shopCatalogue, async ({ challenges }) => {
        await value(challenges.store(input, later(10)))
        const results = await Promise.all(Array.from({ length: 5 }, () => value(challenges.take(input, NOON))))
        expect(results.filter(Boolean)).toHaveLength(1)
        expect(await value(challenges.take(input, NOON))).toBe(false)
      }))

    it('are valid for one purpose, for their recipient, and until they expire; a rejected one is not used up', () =>
      run(shopCatalogue, async ({ challenges, expiredData }) => {
        await value(challenges.store(input, later(10)))
        const others = [
          [{ ...input, purpose: 'add' }, NOON], [{ ...input, holder: ticket('two') }, NOON],
          [{ ...input, challenge: challenge('two') }, NOON],
          [input, later(10)],
        ] as const
        for (const [request, at] of others) expect(await value(challenges.take(request, at))).toBe(false)
        const EARLY = new Date(0)
        const ALL_EARLY = {
          carts: EARLY, accountCarts: EARLY, mails: EARLY, accounts: EARLY, consents: EARLY, staffSignIns: EARLY, books: EARLY,
        }
        await purgeAll(expiredData, { ...ALL_EARLY, now: later(9) })
        expect(await value(challenges.take(input, later(9)))).toBe(true)
        await value(challenges.store(input, later(10)))
        await purgeAll(expiredData, { ...ALL_EARLY, now: later(10) })
        expect(await value(challenges.take(input, NOON))).toBe(false)
      }))
  })
}
