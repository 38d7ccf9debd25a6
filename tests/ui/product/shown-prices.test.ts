import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { makeChangePrice } from '../../../application/commerce/staff/change-price.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aStaffPerson } from '../../support/builders/staff.ts'
import { aStockRow } from '../../support/builders/stock-row.ts'
import { AT } from '../../support/commerce.ts'
import { codeOf, markupOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { words } from '../../support/render-view.tsx'

type Amounts = { readonly original: number; readonly current: number; readonly website: number }
/** The prices of the bottle, with the day of each. */
type Past = readonly (readonly [cents: number, day: string])[]

const DAY = 86_400_000
const demo = demoCatalogue()
const bottle = demo.products.find(({ category, isActive, discontinued }) => category === 'lenscare' && isActive && !discontinued)!

const others = <Priced extends { readonly productId: number }>(prices: readonly Priced[] = []): readonly Priced[] =>
  prices.filter(({ productId }) => productId !== bottle.id)
const priced = (amounts: Partial<Amounts>) => aPriceEntry({ productId: bottle.id, priceChannel: 'iris_ch', ...amounts })

/** The demo shop with one bottle at these prices, out of stock. */
const openWith = (amounts: Amounts, past: Past = []) =>
  openPages({
    shopCatalogue: {
      ...demo,
      prices: [...others(demo.prices), priced(amounts)],
      pastPrices: [
        ...others(demo.pastPrices),
        ...past.map(([cents, day]) =>
          ({ productId: bottle.id, priceChannel: 'iris_ch', currency: 'CHF', cents, from: `${day}T00:00:00.000Z` } as const)),
      ],
      stock: [aStockRow(bottle, { onHand: 0 })],
    },
  })

const page = async (amounts: Amounts): Promise<string> => (await openWith(amounts).get(`/p/${bottle.id}`)).html
const pricesOf = (html: string, size: 'card' | 'page'): string =>
  words(textsOf(html, `div[data-size=${size}] > *`).join(' '))
type Pages = ReturnType<typeof openWith>
/** The prices on the product page, and on its card in a list. */
const rendered = async (pages: Pages) => {
  const list = await pages.get('/c/lenscare?itemsPerPage=100')
  const card = markupOf(list.html, `article:has([href^="/p/${bottle.id}/"])`)
  return { onPage: pricesOf((await pages.get(`/p/${bottle.id}`)).html, 'page'), onCard: pricesOf(card, 'card') }
}

describe('the price of a product', () => {
  it('CC-PRICE-05 is shown on its page and in lists with the former one and the saving', async () => {
    const charged = [[5000, '2026-01-01'], [4500, '2026-02-01']] as const
    const { onPage, onCard } = await rendered(openWith({ original: 5500, current: 4500, website: 6000 }, charged))
    expect(onPage).toBe('Preis CHF 45.00 Statt CHF 50.00 Sie sparen CHF 5.00 (10 %)')
    expect(onCard).toBe('Preis CHF 45.00 Statt CHF 50.00 −10 % CHF 45.00 pro 100 ml')
  })

  it('J8 has no compare-at price when staff raise it and lower it the next day: on pages, in lists, searches and the cart', async () => {
    const pages = openWith({ original: 5000, current: 5000, website: 5000 }, [[5000, '2026-01-01']])
    const { shop } = pages
    const change = async (read: Partial<Amounts>, next: Partial<Amounts>): Promise<void> => {
      const [{ productId, ...entry }, before] = [priced(next), priced(read)]
      await value(makeChangePrice(shop.ports)({ ...AT, person: aStaffPerson() }, { productId, entry, read: before }))
    }
    const raised = { original: 8000, current: 8000, website: 8000 }
    const lowered = { original: 8000, current: 6000, website: 9000 }
    await change({ original: 5000, current: 5000, website: 5000 }, raised)
    shop.clock.advance(DAY)
    await change(raised, lowered)
    expect(await rendered(pages)).toEqual({ onPage: 'Preis CHF 60.00', onCard: 'Preis CHF 60.00 CHF 60.00 pro 100 ml' })
    expect((await pages.post(`/p/${bottle.id}`, { intent: 'add', quantity: '1' })).status).toBe(303)
    for (const path of ['/cart', `/s?search=${encodeURIComponent(bottle.titles.de ?? '')}`]) {
      const message = words((await pages.get(path)).html)
      expect([path, message.includes('CHF 60.00'), /(?:80|90)\.00|Sie sparen/.exec(message)?.[0]]).toEqual([path, true, undefined])
    }
    shop.clock.advance(30 * DAY)
    await change(lowered, { ...lowered, current: 5000 })
    expect((await rendered(pages)).onPage).toBe('Preis CHF 50.00 Statt CHF 60.00 Sie sparen CHF 10.00 (17 %)')
    expect(words((await pages.get('/cart')).html)).toContain('Statt CHF 60.00')
  })

  it('CC-PRICE-05 is shown alone if it was never higher and nothing is saved', async () => {
    const { onPage, onCard } = await rendered(openWith({ original: 4500, current: 4500, website: 4400 }))
    expect([onPage, onCard]).toEqual(['Preis CHF 45.00', 'Preis CHF 45.00 CHF 45.00 pro 100 ml'])
  })

  it('CC-SEO-01 CC-SEO-02 is in the structured data as it is, also for a product that is out of stock', async () => {
    const html = await page({ original: 4990, current: 4990, website: 4990 })
    expect(html).toContain('"stock":{"onHand":0')
    expect(pricesOf(html, 'page')).toBe('Preis CHF 49.90')
    const { offers } = JSON.parse(codeOf(html, 'script[type="application/ld+json"]')) as { readonly offers: object }
    expect(offers).toMatchObject({ price: '49.90', priceCurrency: 'CHF', availability: 'https://schema.org/InStock' })
  })
})
