import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { SHIPPING_CODES } from '../../../domain/delivery/shipping-label.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { PriceOrFreeText } from '../../../ui/delivery/PriceOrFreeText.tsx'
import { preselectedShipping } from '../../../ui/delivery/shipping-choice.ts'
import { ShippingNameText } from '../../../ui/delivery/ShippingNameText.tsx'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import { chf } from '../../support/builders/money.ts'

const drawn = async (what: ReactNode, locale: Locale = 'de'): Promise<string> =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={await loadMessages(locale, 'formal')}>{what}</IntlProvider>
    </MemoryRouter>,
  )

const namesOf = async (codes: readonly string[], locale: Locale) =>
  Promise.all(codes.map((code) => drawn(<ShippingNameText code={code} />, locale)))

const isPost = (code: string): boolean => code.startsWith('swisspost') || code.startsWith('registered')

describe('ways to ship', () => {
  it.each(LOCALES)('CC-SHIP-04 have a name for post and registered mail (%s)', async (locale) => {
    const codes = SHIPPING_CODES.filter(isPost)
    expect(codes).toHaveLength(8)
    const names = await namesOf(codes, locale)
    expect(new Set(names).size).toBe(8)
    for (const name of names) expect(name).not.toMatch(/_|^$/)
  })

  it.each(LOCALES)('CC-SHIP-05 have a name for every other carrier, an unknown one by its code (%s)', async (locale) => {
    const codes = SHIPPING_CODES.filter((code) => !isPost(code))
    expect(codes).toHaveLength(9)
    for (const name of await namesOf(codes, locale)) expect(name).not.toMatch(/_|^$/)
    expect(await drawn(<ShippingNameText code="pigeon_express" />, locale)).toBe('pigeon_express')
  })

  it('CC-SHIP-03 cost what they cost in major units, and nothing is free', async () => {
    expect((await drawn(<PriceOrFreeText price={chf(790)} />)).replace('\u00a0', ' ')).toBe('CHF 7.90')
    const free = (await drawn(<PriceOrFreeText price={chf(0)} />)).replace('\u00a0', ' ')
    expect(free).toContain('Kostenlos')
    expect(free).toContain('CHF 0.00')
  })

  it('begin with what was chosen, else with the cheapest and soonest', () => {
    const offered = [
      { key: 'a', price: chf(900) },
      { key: 'b', price: chf(500), arrival: { min: '2026-03-04', max: '2026-03-09' } },
      { key: 'c', price: chf(500), arrival: { min: '2026-03-04', max: '2026-03-06' } },
    ]
    expect(preselectedShipping(offered, undefined)).toBe('c')
    expect(preselectedShipping(offered, 'a')).toBe('a')
    expect(preselectedShipping(offered, 'gone')).toBe('c')
    expect(preselectedShipping([], 'a')).toBeUndefined()
  })

  it('never preselects a parcel that must be fetched while one is brought to the door, not even when all are free', () => {
    const pickmup = { key: 'pickmup', price: chf(0), arrival: { min: '2026-03-03', max: '2026-03-03' } }
    const parcel = { key: 'swisspost_b_post_parcel', price: chf(0), arrival: { min: '2026-03-05', max: '2026-03-05' } }
    expect(preselectedShipping([pickmup, parcel], undefined)).toBe('swisspost_b_post_parcel')
    expect(preselectedShipping([pickmup, parcel], 'pickmup')).toBe('pickmup')
    expect(preselectedShipping([pickmup], undefined)).toBe('pickmup')
  })
})
