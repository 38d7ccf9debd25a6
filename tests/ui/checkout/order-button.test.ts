import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { textsOf } from '../../support/html.ts'
import { openAt } from './browse.tsx'

const WORDS: Readonly<Record<Locale, string>> = {
  de: 'Zahlungspflichtig bestellen',
  en: 'Order with obligation to pay',
  fr: 'Commander avec obligation de paiement',
  it: 'Ordine con obbligo di pagare',
}
const PATHS: Readonly<Record<Locale, string>> = { de: '', en: '/en', fr: '/fr', it: '/it' }

describe('the order button', () => {
  it.each(LOCALES)('J1 states the obligation to pay, and nothing else (%s)', async (locale) => {
    const { browser } = await openAt('payment', { locale })
    const { html } = await browser.get(`${PATHS[locale]}/checkout/payment`)
    expect(textsOf(html, 'button[type=submit]').filter((words) => words === WORDS[locale])).toHaveLength(1)
  })

  it.each(LOCALES)('J2 J10 is below the products with their values, the address and the total in francs (%s)', async (locale) => {
    const { browser, visitor } = await openAt('payment', { locale })
    const { words } = await browser.get(`${PATHS[locale]}/checkout/payment`)
    const cart = await visitor.loadCart()
    const before = words.slice(0, words.lastIndexOf(WORDS[locale])).replaceAll(' ', ' ')
    const total = ((cart?.totals.total.cents ?? 0) / 100).toFixed(2)
    for (const text of ['Biofinity', '-2.25', '-3.00', `CHF ${total}`, 'Seeweg 4']) expect(before).toContain(text)
  })
})
