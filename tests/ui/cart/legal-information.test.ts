import { describe, expect, it } from 'vitest'
import { packContent } from '../../../domain/product/pack-content.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { openAt, openFilled } from '../checkout/browse.tsx'

const plain = (words: string): string => words.replace(/[\s\u00A0\u202F]+/g, ' ')

const UNIT = {
  de: /CHF \d+\.\d\d pro Linse/, en: /CHF \d+\.\d\d per lens/, fr: /CHF \d+\.\d\d par lentille/, it: /CHF \d+\.\d\d per lente/,
}
const METHODS = {
  de: ['Zahlungsarten:', 'Lieferländer:', 'Schweiz', 'und'], en: ['Payment methods:', 'Delivery countries:', 'Switzerland', 'and'],
  fr: ['Moyens de paiement :', 'Pays de livraison :', 'Suisse', 'et'],
  it: ['Metodi di pagamento:', 'Paesi di consegna:', 'Svizzera', 'e'],
}

describe('legally required information', () => {
  it.each(LOCALES)('H-K10 shows the price per lens beside each line of the cart, without JavaScript too (%s)', async (locale) => {
    const { browser, cart } = await openFilled({ locale })
    const { words } = await browser.get(locale === 'de' ? '/cart' : `/${locale}/cart`)
    const named = plain(words).match(new RegExp(UNIT[locale], 'g')) ?? []
    expect(named.length).toBeGreaterThanOrEqual(cart.lines.filter(({ packLabel }) => packContent(packLabel)?.unit === 'lens').length)
  })

  it('H-K10 shows the price per 100 ml beside recommendations in the cart', async () => {
    const { browser } = await openFilled()
    const { words } = await browser.get('/cart')
    expect(plain(words)).toMatch(/CHF \d+\.\d\d CHF \d+\.\d\d pro 100 ml/)
  })

  it.each(LOCALES)('H-K10 shows payment methods and delivery countries where an order begins (%s)', async (locale) => {
    const { browser } = await openFilled({ locale })
    const { words } = await browser.get(`${locale === 'de' ? '' : `/${locale}`}/checkout/customer`)
    for (const message of [...METHODS[locale], 'TWINT', 'Visa']) expect(plain(words)).toContain(message)
  })

  it('H-K10 shows them at the address, too, where the order of a customer begins', async () => {
    const { words } = await (await openAt('address')).browser.get('/checkout/address')
    for (const message of [...METHODS.de, 'TWINT', 'Visa']) expect(plain(words)).toContain(message)
  })

  it('H-K10 reads the contents of a pack from its label', () => {
    expect(packContent('30-Pack')).toEqual({ quantity: 30, unit: 'lens' })
    expect(packContent('2 × 360 ml')).toEqual({ quantity: 720, unit: 'ml' })
    expect(packContent('10 × 0.5 ml')).toEqual({ quantity: 5, unit: 'ml' })
    expect(packContent('100 ml')).toEqual({ quantity: 100, unit: 'ml' })
    expect(packContent('2 ×')).toEqual({ quantity: 2, unit: 'piece' })
    expect(packContent('Etui')).toBeUndefined()
  })
})
