import { expect, it } from 'vitest'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { COUNTRIES, shopCountries } from '../../../domain/shop/country.ts'
import { browse, openAt, replacing } from './browse.tsx'

const NAMES = ['billingCountryCode', 'shippingCountryCode'] as const

/** The options of each list of countries, unordered, with duplicates. */
const offered = (html: string) => NAMES.map((name) => {
  const [, options = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? []
  return [...options.matchAll(/<option[^>]*value="([A-Z]{2})"/g)].map(([, code = '']) => code).toSorted()
})

it('CC-SCOPE-04 offers every country of the shop for billing and shipping', async () => {
  const { browser } = await openAt('address')
  const { html } = await browser.get('/checkout/address')
  expect(offered(html)).toEqual(NAMES.map(() => COUNTRIES.toSorted()))
})

it('AS-LOCALE-01 offers further configured countries as well', async () => {
  const { visitor } = await openAt('address')
  const wider = { ...visitor.injector.get(CurrentShop), extraCountries: shopCountries(['BE']) }
  const { html } = await browse(replacing(visitor, CurrentShop, wider)).get('/checkout/address')
  expect(offered(html)).toEqual(NAMES.map(() => [...COUNTRIES, 'BE'].toSorted()))
})
