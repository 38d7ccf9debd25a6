import { expect, it } from 'vitest'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { openAt } from './browse.tsx'

it('CC-SCOPE-04 offers every country of the shop for the bill and for the parcel', async () => {
  const { browser } = await openAt('address')
  const { html } = await browser.get('/checkout/address')
  for (const name of ['billingCountryCode', 'shippingCountryCode']) {
    const [, options = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? []
    const codes = [...options.matchAll(/<option[^>]*value="([A-Z]{2})"/g)].map(([, code]) => code)
    expect([name, new Set(codes), codes.length]).toEqual([name, new Set(COUNTRIES), COUNTRIES.length])
  }
})
