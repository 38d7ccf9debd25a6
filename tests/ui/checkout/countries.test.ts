import { expect, it } from 'vitest'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { COUNTRIES, shopCountries } from '../../../domain/shop/country.ts'
import { attributesOf } from '../../support/html.ts'
import { browse, openAt, replacing } from './browse.tsx'

const NAMES = ['billingCountryCode', 'shippingCountryCode'] as const

/** The options of each list of countries, unordered, with duplicates. */
const offered = (html: string) => NAMES.map((name) =>
  attributesOf(html, `select[name=${name}] > option`, 'value').filter((code) => /^[A-Z]{2}$/.test(code)).toSorted())

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
