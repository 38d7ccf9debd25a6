import { describe, expect, it } from 'vitest'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'
import { usualCatalogue } from '../../../support/purchase.ts'

const TYPED = { street: 'bahnhofstr.', streetNumber: '1', postcode: '8001', city: 'Zurich', countryCode: 'CH' } as const
const SHOPPER = { from: '203.0.113.7' }

describe('the postal form of an address', () => {
  it('AS-CALL-23 is returned as the post writes it, and reported as different only if it differs', async () => {
    const shop = openCommerce(usualCatalogue())
    const first = await value(shop.sanitizeAddress({ ...GUEST, ...SHOPPER }, TYPED))
    expect(first).toEqual({ isSanitised: true, place: { ...TYPED, street: 'Bahnhofstrasse', city: 'Zürich' } })
    expect(await value(shop.sanitizeAddress({ ...GUEST, ...SHOPPER }, first.place))).toEqual({ ...first, isSanitised: false })
  })
})
