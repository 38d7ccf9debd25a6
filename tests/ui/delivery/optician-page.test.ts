import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openPartnerRepository } from '../../../adapters/memory/delivery/partner-repository.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../../adapters/composition/headless/open-visitor.ts'
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import optician from '../../../ui/messages/optician.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { aPartner } from '../../support/builders/partner.ts'
import { browse, replacingOperations } from '../checkout/browse.tsx'
import type { GivenOperations } from '../../support/fake-shop.ts'

const VERA = { email: 'vera.moser@example.ch', password: 'sehr7gute-sicht', firstName: 'Vera', lastName: 'Moser' }
const PATH = '/my-account/optician'
const LOST = checkout['shop.user.my_account.notification.get_partner_error'].de

const customer = async ({ isVerified = true } = {}) => {
  const partners = openPartnerRepository({
    partners: [
      aPartner({ studioId: 'seefeld', name: 'Studio Seefeld', pickup: false }, []),
      aPartner({ studioId: 'limmat', name: 'Studio Limmat', pickupEnabled: false }, []),
      aPartner({ studioId: 'ticino', name: 'Studio Ticino' }, [], ['mrlens']),
    ],
  })
  const shop = openHeadlessShop({ partners })
  const visitor = shop.visitor()
  await visitor.signUp(VERA)
  if (isVerified) {
    await completeEmailLink(shop.ports, VERA)
    await visitor.signIn(VERA)
  }
  return visitor
}

const withDelivery = (visitor: Visitor, delivery: NonNullable<GivenOperations['delivery']>): Visitor =>
  replacingOperations(visitor, { delivery })

describe('the page of the customer’s optician', () => {
  it('AS-ROLE-03 AS-ACCT-01 AS-ERRCAT-33 lets a customer choose an optician of the brand, see it, choose another, remove it', async () => {
    const browser = browse(await customer())
    const none = await browser.get(PATH)
    expect(none.words).toContain(optician['optician.none_yet'].de)
    expect(none.words).not.toContain(optician['optician.none_offered'].de)
    expect(none.words).toMatch(/Studio Limmat.*Studio Seefeld/)
    expect(none.words).not.toContain('Studio Ticino')
    expect(none.words).not.toContain(optician['optician.remove'].de)
    expect((await browser.post(PATH, { intent: 'choose', studioId: 'seefeld' })).location).toBe(`${PATH}?chosen=1`)
    const chosen = await browser.get(`${PATH}?chosen=1`)
    for (const message of ['optician.chosen', 'optician.takes_parcels', 'optician.remove', 'optician.change_title'] as const)
      expect(chosen.words).toContain(optician[message].de)
    expect(chosen.html).toContain('value="limmat"')
    expect(chosen.html).not.toContain('value="seefeld"')
    expect(chosen.headers.get('cache-control')).toBe('no-store')
    await browser.post(PATH, { intent: 'choose', studioId: 'limmat' })
    expect((await browser.get(PATH)).html).toContain('value="seefeld"')
    expect((await browser.post(PATH, { intent: 'remove' })).location).toBe(`${PATH}?removed=1`)
    expect((await browser.get(`${PATH}?removed=1`)).words).toContain(optician['optician.removed'].de)
    expect((await browser.get(PATH)).words).toContain(optician['optician.none_yet'].de)
  })

  it('shows that the brand offers no optician', async () => {
    const visitor = await customer()
    const { words } = await browse(withDelivery(visitor, { listPartners: () => TE.right([]) })).get(PATH)
    expect(words).toContain(optician['optician.none_offered'].de)
    expect(words).not.toContain(optician['optician.none_yet'].de)
  })

  it('rejects an optician of another brand or an unknown one', async () => {
    const browser = browse(await customer())
    for (const studioId of ['ticino', 'nobody', '']) {
      const { status, words } = await browser.post(PATH, { intent: 'choose', studioId })
      expect(status).toBe(422)
      expect(words).toContain(refusals['checkout.partner.none'].de)
    }
  })

  it('AS-ERRCAT-19 shows that the lookup failed, of the customer’s optician or of all', async () => {
    const silent = () => TE.left({ _tag: 'ServiceUnavailable' as const })
    const visitor = await customer()
    for (const lost of [withDelivery(visitor, { getPartner: silent }), withDelivery(visitor, { listPartners: silent })]) {
      const { status, words } = await browse(lost).get(PATH)
      expect(status).toBe(200)
      expect(words).toContain(LOST)
      expect(words).not.toContain(optician['optician.none_offered'].de)
    }
  })

  it('offers no choice before the address is verified, and sends the mail again', async () => {
    const browser = browse(await customer({ isVerified: false }))
    const { html, words } = await browser.get(PATH)
    expect(words).toContain(VERA.email)
    expect(html).not.toContain('name="studioId"')
    expect((await browser.post(PATH, {})).status).toBe(200)
    expect((await browser.post(PATH, { intent: 'choose', studioId: 'seefeld' })).status).toBe(422)
  })

  it('AS-ROLE-03 requires sign-in', async () => {
    const browser = browse(openHeadlessShop().visitor())
    expect((await browser.get(PATH)).location).toMatch(/^\/login/)
    expect((await browser.post(PATH, { intent: 'choose', studioId: 'seefeld' })).location).toMatch(/^\/login/)
  })
})
