import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { SHIPPING_CODES } from '../../../domain/delivery/shipping-label.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { PriceOrFreeText } from '../../../ui/delivery/PriceOrFreeText.tsx'
import { ShippingNameText } from '../../../ui/delivery/ShippingNameText.tsx'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import { chf } from '../../support/builders/money.ts'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'

const render = async (what: ReactNode, locale: Locale = 'de'): Promise<string> =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={SWISS_FORMAT[locale]} messages={await loadMessages(locale, 'formal')}>{what}</IntlProvider>
    </MemoryRouter>,
  )

const namesOf = async (codes: readonly string[], locale: Locale) =>
  Promise.all(codes.map((code) => render(<ShippingNameText code={code} />, locale)))

const isPost = (code: string): boolean => code.startsWith('swisspost') || code.startsWith('registered')

describe('shipping methods', () => {
  it.each(LOCALES)('CC-SHIP-04 have a name for post and registered mail (%s)', async (locale) => {
    const codes = SHIPPING_CODES.filter(isPost)
    expect(codes).toHaveLength(8)
    const names = await namesOf(codes, locale)
    expect(new Set(names).size).toBe(8)
    for (const name of names) expect(name).not.toMatch(/_|^$/)
  })

  it.each(LOCALES)('CC-SHIP-05 have a name for every other carrier, an unknown one by its code (%s)', async (locale) => {
    const codes = SHIPPING_CODES.filter((code) => !isPost(code))
    expect(codes).toHaveLength(10)
    for (const name of await namesOf(codes, locale)) expect(name).not.toMatch(/_|^$/)
    expect(await render(<ShippingNameText code="pigeon_express" />, locale)).toBe('pigeon_express')
  })

  it('CC-SHIP-03 have their price in major units, or are free', async () => {
    expect((await render(<PriceOrFreeText price={chf(790)} />)).replace('\u00a0', ' ')).toBe('CHF 7.90')
    const free = (await render(<PriceOrFreeText price={chf(0)} />)).replace('\u00a0', ' ')
    expect(free).toContain('Kostenlos')
    expect(free).toContain('CHF 0.00')
  })
})
