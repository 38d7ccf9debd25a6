import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import { BILLING, browse, fieldValue, openAt, openFilled } from './browse.tsx'
import { attributesOf } from '../../support/html.ts'

const SLOPPY = { ...BILLING, billingStreet: 'seestr.', billingCity: 'Zurich' }

/** The values that the page would submit with one of the two choices. */
const choosing = (html: string, kind: 'suggested' | 'original') => ({
  ...SLOPPY,
  billingChoice: kind,
  ...Object.fromEntries(
    [
      'billingOriginal', 'billingSuggestedStreet', 'billingSuggestedStreetNumber', 'billingSuggestedPostcode', 'billingSuggestedCity',
    ].map((name) => [name, fieldValue(html, name) ?? '']),
  ),
})

describe('an address with a suggested correction', () => {
  it('CC-ADDR-07 offers the suggested and the original one; the suggested replaces the input, the original keeps it', async () => {
    const { browser, visitor } = await openAt('address')
    const seen = await browser.post('/checkout/address', SLOPPY)
    expect(seen.status).toBe(200)
    const offered = attributesOf(seen.html, '[name=billingChoice]', 'value')
    expect(offered).toEqual(['suggested', 'original'])
    expect(seen.words).toContain('Seestrasse 4, 8002 Zürich')
    expect(seen.words).toContain('seestr. 4, 8002 Zurich')
    expect(seen.words).toContain(checkout['checkout.address.suggestion'].de)
    expect((await browser.post('/checkout/address', choosing(seen.html, 'original'))).location).toBe('/checkout/shipping')
    expect((await visitor.loadCart())?.billingAddress).toMatchObject({ street: 'seestr.', city: 'Zurich' })
    expect((await browser.post('/checkout/address', choosing(seen.html, 'suggested'))).location).toBe('/checkout/shipping')
    expect((await visitor.loadCart())?.billingAddress).toMatchObject({ street: 'Seestrasse', city: 'Zürich', postcode: '8002' })
  })

  it('is checked again if it was changed after the question', async () => {
    const { browser } = await openAt('address')
    const { html } = await browser.post('/checkout/address', SLOPPY)
    const changed = await browser.post('/checkout/address', { ...choosing(html, 'suggested'), billingStreet: 'Bahnhofstr.' })
    expect(changed.status).toBe(200)
    expect(changed.words).toContain('Bahnhofstrasse 4, 8002 Zürich')
  })

  it('reports errors first and asks about each of two addresses', async () => {
    const { browser } = await openAt('address')
    const faulty = await browser.post('/checkout/address', { ...SLOPPY, billingLastName: '' })
    expect(faulty.status).toBe(422)
    expect(faulty.html).not.toContain('billingChoice')
    const shipping = Object.fromEntries(Object.entries(SLOPPY).map(([name, value]) => [name.replace('billing', 'shipping'), value]))
    const both = await browser.post('/checkout/address', { ...SLOPPY, ...shipping, hasSeparateShippingAddress: 'yes' })
    expect(both.html).toContain('name="shippingChoice"')
  })

  it('CC-ADDR-08 continues without a suggestion and without a response', async () => {
    const { browser } = await openAt('address')
    expect((await browser.post('/checkout/address', BILLING)).location).toBe('/checkout/shipping')
    const silent = openHeadlessShop({ directory: { standardise: () => TE.left({ _tag: 'ServiceUnavailable' }) } })
    const { visitor } = await openFilled({}, silent)
    const other = browse(visitor)
    await other.post('/checkout/customer', { email: 'anna.keller@example.ch' })
    expect((await other.post('/checkout/address', SLOPPY)).location).toBe('/checkout/shipping')
  })
})
