import { describe, expect, it } from 'vitest'
import { BADGE_COLOURS, badgeColour, stockBadge } from '../../../domain/stock/stock-badge.ts'
import { cardStockBadge } from '../../../domain/catalogue/card-stock-badge.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { Badge } from '../../../ui/design/Badge.tsx'
import { ArrivalView } from '../../../ui/product/ArrivalView.tsx'
import { eyeStocks } from '../../../ui/product/eye-stock.ts'
import { EyeStockView } from '../../../ui/product/EyeStockView.tsx'
import { PriceBoxView } from '../../../ui/product/PriceBoxView.tsx'
import { StockBadgeView } from '../../../ui/stock/StockBadgeView.tsx'
import { StockLevelView } from '../../../ui/stock/StockLevelView.tsx'
import { shownOffer } from '../../../ui/product/shown-offer.ts'
import { toProductPageData } from '../../../ui/product/product-page-data.ts'
import { hasBulkPrice } from '../../../domain/pricing/bulk-hint.ts'
import { aProduct, noChoices } from '../../support/builders/product.ts'
import { aVariant } from '../../support/builders/stock-row.ts'
import { elements, attributeOf, element, textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { renderedView, words } from '../../support/render-view.tsx'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { ViewProduct } from '../../../application/storefront/catalogue/view-product.ts'

const display = async (onHand: number, stopOrder: boolean, quantity: number) =>
  words(await renderedView(<StockBadgeView badge={stockBadge({ onHand, stopOrder }, quantity)} />))

const classOf = (html: string): string | undefined => attributeOf(html, '[class]', 'class')

describe('stock badge', () => {
  it('AS-STOCK-07 CC-STOCK-08 shows 0 for negative stock, never a negative number, and has its own text for no stock', async () => {
    expect(await display(-4, false, 1)).toBe('Zurzeit nicht an Lager (0)')
    expect(await display(0, false, 1)).toBe('Lieferbar ab Hersteller')
    const [product, stock] = [aProduct({ space: noChoices }), { onHand: -4, stopOrder: false }]
    const variant = aVariant(product)
    const { right } = eyeStocks([{ eye: 'right', variant, quantity: DEFAULT_QUANTITY }], [{ variantId: variant.id, stock }])
    expect(words(await renderedView(<EyeStockView stock={right} />))).toContain('Zurzeit nicht an Lager (0)')
    const card = cardStockBadge({ product, stock })
    expect(words(await renderedView(<>{card && <StockBadgeView badge={card} />}</>))).toBe('Zurzeit nicht an Lager (0)')
  })

  it('AS-STOCK-08 CC-STOCK-09 has one of six colours, each message its own, an unknown one the neutral one', async () => {
    for (const [onHand, stopOrder, quantity, tone] of [
      [3, true, 4, 'warning'], [0, true, 1, 'danger'],
      [20, false, 1, 'success'], [3, false, 1, 'brand-secondary'], [0, false, 1, 'default'],
    ] as const) {
      const markup = await renderedView(<StockBadgeView badge={stockBadge({ onHand, stopOrder }, quantity)} />)
      const worn = await renderedView(<Badge tone={tone} mark="">x</Badge>)
      expect([onHand, stopOrder, classOf(markup)]).toEqual([onHand, stopOrder, classOf(worn)])
    }
    expect(badgeColour('something else')).toBe('default')
    const markup = await Promise.all(BADGE_COLOURS.map((tone) => renderedView(<Badge tone={tone}>x</Badge>)))
    expect(new Set(markup).size).toBe(6)
    expect(markup.join('')).not.toContain('undefined')
    const sold = await renderedView(<StockBadgeView badge={stockBadge({ onHand: 20, stopOrder: false }, 1, false)} />)
    const badge = <Badge tone="disabled" mark={<StockLevelView level="large" />}>x</Badge>
    expect(sold).toBe((await renderedView(badge)).replace('>x<', '>Mehr als 10 an Lager<'))
  })

  it.each([
    [3, false, 1, 'small'], [10, false, 1, 'medium'], [11, false, 1, 'large'],
    [0, false, 1, 'none'], [3, true, 4, 'stop-order'], [0, true, 1, 'stop-order'],
  ] as const)(
    'CC-STOCK-01 shows with %d on hand (stopped: %s) for %d the stock level: %s',
    async (onHand, stopOrder, quantity, level) => {
      const html = await renderedView(<StockBadgeView badge={stockBadge({ onHand, stopOrder }, quantity)} />)
      expect(html).toContain(`data-level="${level}"`)
      expect(elements(html, '[class*=full]').length).toBe({ 'stop-order': 0, none: 0, small: 1, medium: 2, large: 3 }[level])
    },
  )

  it('shows the remaining stock in every language', async () => {
    for (const locale of LOCALES) {
      const html = await renderedView(<StockBadgeView badge={stockBadge({ onHand: 3, stopOrder: true }, 4)} />, { locale })
      expect(words(html)).toContain('3')
    }
  })
})

describe('the product page for a lens and a quantity', () => {
  const shopCatalogue = demoCatalogue()
  const lens = shopCatalogue.stock.find(({ variant }) => shopCatalogue.products.some(({ id, titles }) =>
    id === variant.productId && titles.de === 'Biotrue ONEday'))
  const send = async (onHand: number, stopOrder: boolean, packs: number) => {
    const stock = shopCatalogue.stock.map((row) => (row === lens ? { ...row, stock: { onHand, stopOrder } } : row))
    const pages = openPages({ shopCatalogue: { ...shopCatalogue, stock } })
    const { productId: id, option: { sphere = 0 } } = lens?.variant ?? { productId: 0, option: {} }
    const { html } = await pages.get(`/p/${id}?r_sphere=${sphere}&r_quantity=${packs}`)
    const from = element(html, '[name=r_quantity]')?.startIndex ?? Infinity
    return words(textOf(elements(html, '[role=status]').find(({ startIndex }) => (startIndex ?? 0) > from)))
  }

  it.each([
    ['AS-STOCK-02', true, 3, 4, 'Nur noch'], ['AS-STOCK-02', true, 3, 3, '10 oder weniger an Lager'],
    ['AS-STOCK-03', true, 0, 1, 'Zurzeit nicht an Lager (0)'], ['AS-STOCK-03', true, -1, 1, 'Zurzeit nicht an Lager (0)'],
    ['AS-STOCK-01 AS-STOCK-04', false, 11, 11, 'Mehr als 10 an Lager'],
    ['AS-STOCK-01 AS-STOCK-05', false, 10, 10, '10 oder weniger an Lager'], ['AS-STOCK-05', false, 1, 1, '10 oder weniger an Lager'],
    ['AS-STOCK-06', false, 0, 1, 'Lieferbar ab Hersteller'], ['AS-STOCK-06', false, 5, 6, 'Lieferbar ab Hersteller'],
  ] as const)('%s shows with a stop (%s) and %d on hand for %d: %s', async (_rule, stopOrder, onHand, packs, message) => {
    expect(await send(onHand, stopOrder, packs)).toContain(message)
  })

  it('AS-ENT-40 shows the delivery days that the shop estimates', async () => {
    expect(await send(20, false, 1)).toMatch(/Lieferung (\d\d\.\d\d - )?\d\d\.\d\d\.26$/)
  })
})

describe('delivery days', () => {
  it('AS-ENT-40 shows a range of days, one day as one, and nothing if unknown', async () => {
    expect(
      words(await renderedView(<ArrivalView arrival={{ min: '2026-03-05', max: '2026-03-07' }} />)),
    ).toBe('Lieferung 05.03 - 07.03.26')
    expect(words(await renderedView(<ArrivalView arrival={{ min: '2026-03-05', max: '2026-03-05' }} />))).toBe('Lieferung 05.03.26')
    expect(await renderedView(<ArrivalView arrival={undefined} />)).toBe('')
  })
})

describe('price box', () => {
  const { products, prices } = demoCatalogue()
  const priced = (bulk: boolean) => {
    const price = prices.find((entry) => entry.priceChannel.includes('iris') && hasBulkPrice(entry) === bulk
      && products.some(({ id, isActive }) => id === entry.productId && isActive))
    if (price === undefined) throw new Error('The demo shop has no such price')
    return price.productId
  }
  const pages = openPages()
  const dataOf = async (bulk: boolean) => {
    const result = await value(pages.visitorAt('/').injector.get(ViewProduct)(priced(bulk)))
    return toProductPageData(result, 'de')
  }

  it('CC-PRICE-10 shows the price of a larger quantity if there is one, and only then', async () => {
    const flagged = words(await renderedView(<PriceBoxView offer={shownOffer(await dataOf(true), 0, undefined)} />))
    expect(flagged).toMatch(/Ab \d+ Packungen CHF \d+\.\d\d pro Packung/)
    const plain = words(await renderedView(<PriceBoxView offer={shownOffer(await dataOf(false), 0, undefined)} />))
    expect(plain).not.toContain('Packungen CHF')
  })

  it('F-S18 shows the price of more glasses by the piece, in four languages', async () => {
    const offer = { ...shownOffer(await dataOf(true), 0, undefined), counted: 'piece' as const }
    const message = await Promise.all(LOCALES.map(async (locale) => words(await renderedView(<PriceBoxView offer={offer} />, { locale }))))
    const expected = [
      /Ab \d+ Stück CHF \S+ pro Stück/, /CHF \S+ per piece from \d+ pieces/, /par pièce dès \d+ pièces/, /al pezzo da \d+ pezzi/,
    ]
    for (const pattern of expected) expect(message.some((text) => pattern.test(text))).toBe(true)
    expect(message.join(' ')).not.toMatch(/Packung|pack|boîte|confezion/)
  })

  it('sums up the selection, at the price of its quantity', async () => {
    const product = await dataOf(true)
    const [tier] = product.bulk
    if (tier === undefined) throw new Error('The price has no tier')
    const total = ((tier.price.cents * tier.quantity) / 100).toFixed(2)
    const html = await renderedView(<PriceBoxView offer={shownOffer(product, tier.quantity, undefined)} />)
    expect(words(html)).toContain(`Total · ${tier.quantity} PackungenCHF ${total}`)
  })
})
