import { describe, expect, it } from 'vitest'
import { demoShippingMethods } from '../../../adapters/seed/delivery/demo-shipping-methods.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { offeredShipping } from '../../../domain/delivery/offered-shipping.ts'
import { SHIPPING_CODES, STUDIO_PICKUP } from '../../../domain/delivery/shipping-label.ts'
import { zero } from '../../../domain/money/money.ts'
import { isPaymentMethod } from '../../../domain/payment/offered-payment-methods.ts'
import { BRAND_CHANNELS, toneOf } from '../../../domain/shop/brand-channel.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { vatRate, vatRatesOn } from '../../../domain/settings/vat-rates.ts'

const register = demoShopRegister()

describe('the five demo shops', () => {
  it.each(BRAND_CHANNELS)('AS-LOCALE-14 %s is located in Switzerland and fully configured, with an existing price list', (brand) => {
    const settings = register.settings(brand)
    const channels = new Set(demoCatalogue().prices.map(({ priceChannel }) => priceChannel))
    expect(settings).toMatchObject({ brandChannel: brand, tone: toneOf(brand), currency: 'CHF', country: 'CH', maxQuantity: 20 })
    expect(channels.has(settings.priceChannel)).toBe(true)
    expect(LOCALES.every((locale) => (settings.workingHours[locale]?.length ?? 0) > 5)).toBe(true)
    expect(settings.orderLimit?.countries).toEqual(['DE', 'AT', 'IT', 'FR'])
    expect(register.paymentMethods(brand).every(isPaymentMethod)).toBe(true)
  })

  it('ships free from 100 francs at Iris', () => {
    expect(register.settings('iris').freeShippingThreshold).toEqual({ cents: 10000, currency: 'CHF' })
  })

  it('offers every payment method at Iris and no invoice at Discountlens', () => {
    expect(register.paymentMethods('iris')).toHaveLength(11)
    expect(register.paymentMethods('discountlens')).not.toContain('invoice')
  })

  it('has the VAT of every country: vision correction is taxed least in Italy', () => {
    const rates = vatRatesOn(register.settings('iris').vatRates, '2026-11-25')
    expect(COUNTRIES.every((country) => (vatRate(rates, country, 'lenscare') ?? 0) > 0)).toBe(true)
    expect(vatRate(rates, 'IT', 'lens')).toBe(0.04)
    expect(vatRate(rates, 'LI', 'lens')).toBe(0.081)
  })
})

describe('the shipping methods', () => {
  const methods = demoShippingMethods()
  const offered = (country: (typeof COUNTRIES)[number], weight: number) =>
    offeredShipping(methods, { country, weight, itemsTotal: zero('CHF') }).map(({ key }) => key)

  it('have known codes only, cost more than nothing, and include the midi formats of old orders', () => {
    const codes: readonly string[] = SHIPPING_CODES
    expect(methods.filter(({ key }) => !codes.includes(key))).toEqual([])
    expect(new Set(methods.map(({ key }) => key))).toEqual(new Set(SHIPPING_CODES.filter((code) => code !== STUDIO_PICKUP)))
    expect(methods.every(({ price, carrierDays }) => price.cents > 0 && carrierDays.min <= carrierDays.max)).toBe(true)
    expect(methods.filter(({ midi }) => midi).map(({ key }) => key)).toContain('swisspost_a_post_midi')
  })

  it.each(COUNTRIES)('ship a small box and a heavy parcel to %s', (country) => {
    expect(offered(country, 40).length).toBeGreaterThan(0)
    expect(offered(country, 12000).length).toBeGreaterThan(0)
  })

  it('ship a heavy parcel in Switzerland by parcel only', () => {
    expect(offered('CH', 40)).toContain('swisspost_a_post_letter')
    expect(offered('CH', 1200)).not.toContain('swisspost_a_post_letter')
    expect(offered('CH', 1200)).toContain('swisspost_a_post_parcel')
  })
})
