import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aStockRow } from '../../support/builders/stock-row.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/shown-view.tsx'

type Amounts = { readonly original: number; readonly current: number; readonly website: number }

const demo = demoCatalogue()
const bottle = demo.products.find(({ category, isActive, discontinued }) => category === 'lenscare' && isActive && !discontinued)!

/** The demo shop with one bottle at these prices, of which none is on the shelf. */
const openWith = (amounts: Amounts) =>
  openPages({
    goods: {
      ...demo,
      prices: [
        ...demo.prices.filter(({ productId }) => productId !== bottle.id),
        aPriceEntry({ productId: bottle.id, priceChannel: 'iris_ch', ...amounts }),
      ],
      stock: [aStockRow(bottle, { onHand: 0 })],
    },
  })

const page = async (amounts: Amounts): Promise<string> => (await openWith(amounts).get(`/p/${bottle.id}`)).html
const pricesOf = (html: string, size: 'card' | 'page'): string =>
  words(new RegExp(`<div [^>]*data-size="${size}">.*?</div>`, 's').exec(html)?.[0].replaceAll('</p>', ' ') ?? '').trim()
/** The prices on the product's own page, and on its card in a list. */
const drawn = async (amounts: Amounts) => {
  const list = await openWith(amounts).get('/c/lenscare?itemsPerPage=100')
  const card = list.html.match(/<article .*?<\/article>/gs)?.find((one) => one.includes(`/p/${bottle.id}/`)) ?? ''
  return { onPage: pricesOf(await page(amounts), 'page'), onCard: pricesOf(card, 'card') }
}

describe('the price of a product', () => {
  it('CC-PRICE-05 stands on its page and in lists with the one before, the usual one and what is saved', async () => {
    const { onPage, onCard } = await drawn({ original: 5000, current: 4500, website: 6000 })
    expect(onPage).toBe('Preis CHF 45.00 Statt CHF 50.00 Normalpreis CHF 60.00 Sie sparen CHF 15.00 (25 %)')
    expect(onCard).toBe('Preis CHF 45.00 Statt CHF 50.00 Normalpreis CHF 60.00 −25 % CHF 45.00 pro 100 ml')
  })

  it('CC-PRICE-05 stands alone where it was never higher and nothing is saved', async () => {
    const { onPage, onCard } = await drawn({ original: 4500, current: 4500, website: 4400 })
    expect([onPage, onCard]).toEqual(['Preis CHF 45.00', 'Preis CHF 45.00 CHF 45.00 pro 100 ml'])
  })

  it('CC-SEO-01 CC-SEO-02 is told to search engines as it stands, for a product that is not on the shelf too', async () => {
    const html = await page({ original: 4990, current: 4990, website: 4990 })
    expect(html).toContain('"stock":{"onHand":0')
    expect(pricesOf(html, 'page')).toBe('Preis CHF 49.90')
    const [, told = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const { offers } = JSON.parse(told) as { readonly offers: object }
    expect(offers).toMatchObject({ price: '49.90', priceCurrency: 'CHF', availability: 'https://schema.org/InStock' })
  })
})
