import { describe, expect, it } from 'vitest'
import type { ConsentRequest } from '../../../application/commerce/marketing/marketing-repository.port.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeMarketingToken } from '../../../domain/customer/marketing.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const ANNA = made(makeEmail('Anna@Example.ch'))
const token = (name: string) => made(makeMarketingToken(name.padEnd(43, '_')))

const request = (name: string, stated: Partial<ConsentRequest> = {}): ConsentRequest => ({
  token: token(name), email: ANNA, brandChannel: 'iris', locale: 'fr', channels: ['newsletter'], source: 'page', requestedAt: NOON,
  endsAt: LATER, ...stated,
})
const respond = (name: string) => ({ token: token(name), brandChannel: 'iris', at: NOON }) as const

/** Contract of the marketing consents. */
export const marketingRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })

  describe('marketing consents', () => {
    it('AS-MKT-04 are given only by a confirmed e-mail, once of many at once, for the address in any spelling', () =>
      run(shopCatalogue, async ({ marketing, outbox }) => {
        await value(marketing.requestConsent(request('one'), aMail({ key: 'letter' })))
        expect(await value(marketing.subscription(ANNA, 'iris'))).toBeUndefined()
        const effect = (name: string) => ({ unsubscribeToken: token(name), mails: () => [aMail({ key: 'welcome' })] })
        for (const wrong of [
          { ...respond('two') }, { ...respond('one'), brandChannel: 'mrlens' as const }, { ...respond('one'), at: LATER },
        ])
          expect(await value(marketing.confirm(wrong, effect('x')))).toBeUndefined()
        const responses = await Promise.all(['a', 'b', 'c'].map((name) => value(marketing.confirm(respond('one'), effect(name)))))
        const subscription = { email: ANNA, brandChannel: 'iris', locale: 'fr', channels: ['newsletter'] }
        expect(responses.filter((one) => one !== undefined)).toEqual([subscription])
        expect(await value(marketing.subscription(made(makeEmail('anna@example.ch')), 'iris'))).toEqual(subscription)
        expect(await value(marketing.subscription(ANNA, 'mrlens'))).toBeUndefined()
        expect((await value(outbox.take(99, NOON))).map(({ mail }) => mail.key)).toEqual(['letter', 'welcome'])
      }))

    it('H-K03 are given by the newest link only, in any spelling of the address, in each brand’s shop separately', () =>
      run(shopCatalogue, async ({ marketing }) => {
        const effect = (name: string) => ({ unsubscribeToken: token(name), mails: () => [] })
        await value(marketing.requestConsent(request('old'), aMail({ key: '1' })))
        await value(marketing.requestConsent(request('mrlens', { brandChannel: 'mrlens' }), aMail({ key: '2' })))
        await value(marketing.requestConsent(request('bea', { email: made(makeEmail('bea@example.ch')) }), aMail({ key: '3' })))
        await value(marketing.requestConsent(request('new', { email: made(makeEmail('anna@example.ch')) }), aMail({ key: '4' })))
        expect(await value(marketing.confirm(respond('old'), effect('a')))).toBeUndefined()
        expect(await value(marketing.subscription(ANNA, 'iris'))).toBeUndefined()
        expect(await value(marketing.confirm(respond('new'), effect('b')))).toBeDefined()
        expect(await value(marketing.confirm({ ...respond('mrlens'), brandChannel: 'mrlens' }, effect('c')))).toBeDefined()
        expect(await value(marketing.confirm(respond('bea'), effect('d')))).toBeDefined()
      }))

    it('AS-MKT-04 are added to earlier ones, and end when revoked, with queued mails', () =>
      run(shopCatalogue, async ({ marketing }) => {
        const effect = { unsubscribeToken: token('leave'), mails: () => [] }
        await value(marketing.requestConsent(request('one', { channels: ['retention_campaign'] }), aMail({ key: '1' })))
        await value(marketing.confirm(respond('one'), effect))
        await value(marketing.requestConsent(request('two'), aMail({ key: '2' })))
        await value(marketing.confirm(respond('two'), { ...effect, unsubscribeToken: token('other') }))
        expect((await value(marketing.subscription(ANNA, 'iris')))?.channels).toEqual(['newsletter', 'retention_campaign'])
        await value(marketing.requestConsent(request('three', { channels: ['marketing_automation'] }), aMail({ key: '3' })))
        await value(marketing.withdraw({ email: ANNA, brandChannel: 'iris', channels: ['newsletter'], source: 'account', at: NOON }))
        expect((await value(marketing.subscription(ANNA, 'iris')))?.channels).toEqual(['newsletter'])
        expect(await value(marketing.confirm(respond('three'), { ...effect, unsubscribeToken: token('third') }))).toBeUndefined()
        await value(marketing.unsubscribe(token('nobody'), NOON))
        expect((await value(marketing.subscription(ANNA, 'iris')))?.channels).toEqual(['newsletter'])
        await value(marketing.unsubscribe(token('leave'), NOON))
        expect((await value(marketing.subscription(ANNA, 'iris')))?.channels).toEqual([])
      }))
  })
}
