import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { MARKETING_CHANNELS, type MarketingChannel } from '../../../domain/customer/marketing.ts'
import { made } from '../../support/builders/made.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

export const marketingContract = (how: string, open: OpenStorefront): void => {
  describe(`marketing consents, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => { opened = await open() })
    afterAll(() => opened.close())

    const seen: Mail[] = []
    /** Every mail so far: a mail that was read is leased. */
    const mails = async (): Promise<readonly Mail[]> => {
      seen.push(...(await value(opened.shop.ports.outbox.take(99, opened.shop.ports.clock.now()))).map(({ mail }) => mail))
      return seen
    }
    const tokenFor = async (email: string): Promise<string> =>
      (await mails())
        .flatMap(({ to, text }) => (to === email ? (/newsletter\/confirm\/([\w-]+)/.exec(text)?.slice(1) ?? []) : []))
        .at(-1) ?? ''
    const customer = async (person: typeof ANNA) => {
      const visitor = opened.visitor()
      await value(visitor.identity.signUp({ registration: person }))
      await completeEmailLink(opened.shop.ports, person)
      return { marketing: visitor.marketing, account: (await value(visitor.identity.signIn({ credentials: person }))).customer }
    }

    it('AS-MKT-01 AS-MKT-03 have three channels', async () => {
      expect(await value(opened.visitor().marketing.getMarketingCommunicationChannels({})))
        .toEqual(['newsletter', 'marketing_automation', 'retention_campaign'])
    })

    it('AS-MKT-02 AS-MKT-04 turn a channel true when the e-mail is confirmed, never before, and false at once', async () => {
      const { marketing, account: anna } = await customer(ANNA)
      const update = (channels: readonly MarketingChannel[]) =>
        marketing.updateMarketingCommunication({ accountId: anna.accountId, channels, customer: anna })
      expect(await value(marketing.getMarketingCommunication({ id: anna.accountId }))).toEqual({ id: anna.accountId, channels: [] })
      expect((await value(update(MARKETING_CHANNELS))).channels).toEqual([])
      expect((await value(marketing.getMarketingCommunication({ id: anna.accountId }))).channels).toEqual([])
      const token = await tokenFor(ANNA.email)
      await value(marketing.confirmNewsletter({ token }))
      expect((await value(marketing.getMarketingCommunication({ id: anna.accountId }))).channels).toEqual(MARKETING_CHANNELS)
      expect(await refusal(marketing.confirmNewsletter({ token }))).toStrictEqual({ _tag: 'ProofExpired' })
      expect((await value(update(['newsletter']))).channels).toEqual(['newsletter'])
      expect((await value(marketing.subscribeNewsletter({ isWanted: false }))).channels).toEqual([])
      expect((await value(marketing.getMarketingCommunication({ id: anna.accountId }))).channels).toEqual([])
    })

    it('AS-MKT-02 are available to their owner only: another id is not found, and a guest is rejected', async () => {
      const bea = await customer(BEA)
      const carla = opened.visitor()
      await value(carla.identity.signUp({ registration: { ...BEA, email: 'carla@example.ch' } }))
      const notFound = { _tag: 'NotFound', what: 'customer' }
      expect(await refusal(carla.marketing.getMarketingCommunication({ id: bea.account.accountId }))).toStrictEqual(notFound)
      expect(await refusal(carla.marketing.getMarketingCommunication({ id: 'nobody' }))).toStrictEqual(notFound)
      const ofBea = { accountId: bea.account.accountId, channels: [], customer: bea.account }
      expect(await refusal(carla.marketing.updateMarketingCommunication(ofBea))).toStrictEqual(notFound)
      const guest = opened.visitor()
      const { marketing } = guest
      for (const request of [
        marketing.getMarketingCommunication({ id: 'x' }), marketing.updateMarketingCommunication(ofBea),
        marketing.subscribeNewsletter({ isWanted: true }),
      ])
        
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
    })

    it('F-I05 are neither shown to nor changed by an unverified owner of an e-mail address', async () => {
      const dora = await customer({ ...ANNA, email: 'dora@example.ch' })
      await value(dora.marketing.subscribeNewsletter({ isWanted: true }))
      await value(dora.marketing.confirmNewsletter({ token: await tokenFor('dora@example.ch') }))
      const stranger = opened.visitor()
      const { customer: claimed } = await value(stranger.identity.signUp({ registration: { ...ANNA, email: 'dora@example.ch' } }))
      expect((await value(stranger.marketing.getMarketingCommunication({ id: claimed.accountId }))).channels).toEqual([])
      await value(stranger.marketing.subscribeNewsletter({ isWanted: false }))
      expect((await value(dora.marketing.getMarketingCommunication({ id: dora.account.accountId }))).channels)
        .toEqual(MARKETING_CHANNELS)
    })

    it('respond alike to known and unknown e-mail addresses, send both an e-mail, and end only by its token', async () => {
      const { marketing: newsletters } = opened.visitor()
      for (const email of ['dora@example.ch', 'unknown@example.ch'])
        expect(await value(newsletters.requestNewsletter({ email }))).toBeUndefined()
      expect(await refusal(newsletters.requestNewsletter({ email: 'nonsense' }))).toStrictEqual({ _tag: 'InvalidEmail' })
      await value(newsletters.confirmNewsletter({ token: await tokenFor('unknown@example.ch') }))
      const welcome = (await mails()).find(({ to, unsubscribe }) => to === 'unknown@example.ch' && unsubscribe !== undefined)
      const [, leave = ''] = /newsletter\/unsubscribe\/([\w-]+)/.exec(welcome?.text ?? '') ?? []
      expect(welcome?.unsubscribe).toMatch(new RegExp(`^https?://[^/]+/api/newsletter-unsubscriptions/${leave}$`))
      const { marketing } = opened.shop.ports
      const channels = async () => (await value(marketing.subscription(made(makeEmail('unknown@example.ch')), 'iris')))?.channels
      for (const token of ['', 'x', 'nobody'.padEnd(43, '_')])
        expect(await value(newsletters.unsubscribeNewsletter({ token }))).toBeUndefined()
      expect(await channels()).toEqual(MARKETING_CHANNELS)
      expect(await value(newsletters.unsubscribeNewsletter({ token: leave }))).toBeUndefined()
      expect(await channels()).toEqual([])
    })
  })
}
