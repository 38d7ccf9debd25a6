import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeShopSettings } from '../../../domain/settings/make-shop-settings.ts'
import type { ShopSettingsInput } from '../../../domain/settings/make-shop-settings.ts'
import { makeRegion } from '../../../domain/settings/region.ts'
import { vatRate, vatRatesOn } from '../../../domain/settings/vat-rates.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'

const plain = {
  brandName: 'Mr. Lens',
  domain: 'mrlens.example',
  priceChannel: 'mrlens-ch',
  salesChannel: 'mrlens-web',
  recommendedRetailChannel: 'rrp-ch',
  carrier: 'swisspost',
  phone: '0800 000 000',
  internationalPhone: '+41 44 000 00 00',
  email: 'hallo@mrlens.example',
  workingHours: { de: 'Mo-Fr 8-17 Uhr' },
  vatRates: [{ from: '2024-01-01', rates: { CH: { lens: 0.081 } } }],
}
const written: ShopSettingsInput = { ...plain, brandChannel: 'mrlens', currency: 'CHF', country: 'CH', locale: 'de' }

const faultsOf = (input: ShopSettingsInput) => {
  const settings = makeShopSettings(input)
  return E.isLeft(settings) ? settings.left : []
}

describe('the settings of a shop', () => {
  it('AS-LOCALE-10 AS-ERRCAT-31 report every missing part of the region at once', () => {
    expect(makeRegion({ locale: 'de' })).toEqual(E.left([
      { _tag: 'MissingSetting', setting: 'currency' },
      { _tag: 'MissingSetting', setting: 'country' },
    ]))
    const { currency: _currency, country: _country, ...withoutBoth } = written
    expect(faultsOf(withoutBoth).map(({ setting }) => setting)).toEqual(['currency', 'country'])
    expect(makeRegion({ currency: 'CHF', country: 'CH', locale: '' }))
      .toEqual(E.left([{ _tag: 'MissingSetting', setting: 'locale' }]))
    expect(makeRegion({ currency: 'CHF', country: 'CH', locale: 'de' }))
      .toEqual(E.right({ currency: 'CHF', country: 'CH', locale: 'de' }))
  })

  it('use the configured values, with the tone of the brand', () => {
    expect(makeShopSettings(written)).toEqual(E.right({ ...written, tone: 'informal' }))
    expect(made(makeShopSettings({ ...written, tone: 'formal' })).tone).toBe('formal')
  })

  it('turn configured cents into amounts of the shop', () => {
    const settings = made(makeShopSettings({
      ...written,
      maxQuantity: 20, itemsPerPage: 16, singleProductId: 7, freeShippingThreshold: 10000, extraCountries: ['BE'],
      orderLimit: { limit: 15000, countries: ['DE', 'BE'] },
    }))
    expect(settings.freeShippingThreshold).toEqual(chf(10000))
    expect(settings.orderLimit).toEqual({ limit: chf(15000), countries: ['DE', 'BE'] })
    expect(settings).toMatchObject({ maxQuantity: 20, itemsPerPage: 16, singleProductId: 7, extraCountries: ['BE'] })
  })

  it('report every invalid setting with its value', () => {
    expect(faultsOf({
      ...written,
      brandChannel: 'foo', currency: 'GBP', maxQuantity: 0, itemsPerPage: 1.5, singleProductId: -1,
      freeShippingThreshold: -1, extraCountries: ['Belgium'], orderLimit: { limit: 1, countries: ['XX'] },
    })).toEqual([
      { _tag: 'UnusableSetting', setting: 'currency', value: 'GBP' },
      { _tag: 'UnusableSetting', setting: 'brandChannel', value: 'foo' },
      { _tag: 'UnusableSetting', setting: 'maxQuantity', value: '0' },
      { _tag: 'UnusableSetting', setting: 'singleProductId', value: '-1' },
      { _tag: 'UnusableSetting', setting: 'itemsPerPage', value: '1.5' },
      { _tag: 'UnusableSetting', setting: 'freeShippingThreshold', value: '-1' },
      { _tag: 'UnusableSetting', setting: 'orderLimit', value: '{"limit":1,"countries":["XX"]}' },
      { _tag: 'UnusableSetting', setting: 'extraCountries', value: '["Belgium"]' },
    ])
    expect(faultsOf({ ...written, freeShippingThreshold: 0.5 })).toHaveLength(1)
  })

  it('contain a VAT rate by country and product type, or none', () => {
    const rates = vatRatesOn(made(makeShopSettings(written)).vatRates, '2026-03-01')
    expect(vatRate(rates, 'CH', 'lens')).toBe(0.081)
    expect(vatRate(rates, 'CH', 'saline')).toBeUndefined()
    expect(vatRate(rates, 'DE', 'lens')).toBeUndefined()
  })

  it('use the standard rate of a country for everything not listed', () => {
    expect(vatRate({ IT: { standard: 0.22, lens: 0.04 } }, 'IT', 'lens')).toBe(0.04)
    expect(vatRate({ IT: { standard: 0.22, lens: 0.04 } }, 'IT', 'saline')).toBe(0.22)
  })

  it('contain the rates of each day, in whatever order they are written', () => {
    const vatRates = [{ from: '2024-01-01', rates: { CH: { lens: 0.081 } } }, { from: '2018-01-01', rates: { CH: { lens: 0.077 } } }]
    const periods = made(makeShopSettings({ ...written, vatRates })).vatRates
    const on = (day: string) => vatRate(vatRatesOn(periods, day), 'CH', 'lens')
    expect([on('2017-12-31'), on('2023-12-31'), on('2024-01-01'), on('2030-01-01')]).toEqual([undefined, 0.077, 0.081, 0.081])
  })

  it.each([
    ['a day that does not exist', [{ from: '2026-02-30', rates: {} }]],
    ['a day that occurs twice', [{ from: '2026-01-01', rates: {} }, { from: '2026-01-01', rates: {} }]],
    ['a percentage instead of a fraction', [{ from: '2026-01-01', rates: { CH: { lens: 8.1 } } }]],
    ['a rate finer than a hundredth of a percent', [{ from: '2026-01-01', rates: { CH: { lens: 0.081_23 } } }]],
    ['less than nothing', [{ from: '2026-01-01', rates: { CH: { lens: -0.081 } } }]],
  ])('reject VAT rates with %s', (_what, vatRates) => {
    expect(faultsOf({ ...written, vatRates })).toMatchObject([{ _tag: 'UnusableSetting', setting: 'vatRates' }])
  })
})
