import { describe, expect, it } from 'vitest'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { ViewProduct } from '../../../application/storefront/catalogue/view-product.ts'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import type { DatedContent } from '../../../domain/product/product.ts'
import listing from '../../../ui/messages/listing.json' with { type: 'json' }
import product from '../../../ui/messages/product.json' with { type: 'json' }
import { toProductPageData } from '../../../ui/product/product-page-data.ts'
import { ProductPageView } from '../../../ui/product/ProductPageView.tsx'
import { UnavailableView } from '../../../ui/product/UnavailableView.tsx'
import { formerLens, lens, shelfGoods } from '../../support/api/shelf-goods.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { shownView, words } from '../../support/shown-view.tsx'

const banner: DatedContent = {
  locale: 'fr', brandChannel: 'iris', image: 'm/spring', link: '/fr/c/lens', imageType: 'banner',
  startDate: '2024-01-01', endDate: '2024-01-31',
}

const detailOf = async (id: number, goods = shelfGoods): Promise<ProductDetail> => {
  const priced = {
    ...goods,
    prices: goods.products.map((one) => aPriceEntry({ productId: one.id, priceChannel: 'iris_ch', current: 4500 })),
  }
  const { injector } = openHeadlessShop({ goods: priced }).visitor()
  return value(injector.get(ViewProduct)(goods.products.find((one) => one.id === id)?.id ?? lens.id))
}
const drawn = async (detail: ProductDetail, locale: 'fr' | 'de', seen?: Parameters<typeof toProductPageData>[2]) =>
  shownView(<ProductPageView product={toProductPageData(detail, locale, seen)} />, { locale })

describe('the page of a product', () => {
  it('CC-PROD-03 shows a picture to one language and brand between its days, and to nobody else', async () => {
    const known = await detailOf(1001)
    const detail = { ...known, product: { ...known.product, marketingImages: [banner], richContent: [] } }
    const iris = { brandChannel: 'iris', day: '2024-01-15' } as const
    const isShown = async (...seen: [locale: 'fr' | 'de', seen: Parameters<typeof toProductPageData>[2]]) =>
      (await drawn(detail, ...seen)).includes('/smart/m/spring')
    expect(await isShown('fr', iris)).toBe(true)
    expect(await isShown('de', iris)).toBe(false)
    expect(await isShown('fr', { ...iris, brandChannel: 'mrlens' })).toBe(false)
    expect(await isShown('fr', { ...iris, day: '2024-02-01' })).toBe(false)
  })

  it('CC-PROD-03 asks the shop’s brand, the address’s language and the day in Zurich what to show', async () => {
    const products = shelfGoods.products.map((one) => (one.id === lens.id ? { ...one, marketingImages: [banner], richContent: [] } : one))
    const goods = {
      ...shelfGoods,
      products,
      prices: products.map((one) => aPriceEntry({ productId: one.id, priceChannel: 'iris_ch', current: 4500 })),
    }
    const isShown = async (path: string, day: string, brand: 'iris' | 'mrlens' = 'iris') => {
      const pages = openPages({ goods, clock: openSettableClock(new Date(day)) }, brand)
      const { status, html } = await pages.get(path)
      expect(status).toBe(200)
      return html.includes('/smart/m/spring')
    }
    expect(await isShown('/fr/p/1001', '2024-01-15T11:00:00Z')).toBe(true)
    expect(await isShown('/p/1001', '2024-01-15T11:00:00Z')).toBe(false)
    expect(await isShown('/fr/p/1001', '2024-01-31T22:59:00Z')).toBe(true)
    expect(await isShown('/fr/p/1001', '2024-01-31T23:00:00Z')).toBe(false)
  })

  it('points at larger packs of the same lens where that is wanted, and at none otherwise', async () => {
    const offered = async (id: number, groupUpsell: boolean) => {
      const known = await detailOf(id)
      const data = toProductPageData({ ...known, product: { ...known.product, groupUpsell } }, 'de')
      const said = words(await shownView(<ProductPageView product={data} />))
      expect(said.includes(product['product.upsell'].de)).toBe(data.upsell.length > 0)
      return data.upsell.map((one) => one.id)
    }
    expect([await offered(1001, true), await offered(1001, false), await offered(1003, true)]).toEqual([[1003], [], []])
  })

  it('says in a word what is special about it', async () => {
    const detail = await detailOf(1001)
    const flagged = async (badge: string) => words(await drawn({ ...detail, product: { ...detail.product, badge } }, 'de'))
    expect(await flagged('new')).toContain(listing['listing.flag.new'].de)
    expect(await flagged('strange')).not.toContain('strange')
  })

  it('CC-PROD-15 offers the successor of a discontinued product, and nothing where there is none', async () => {
    const former = await detailOf(1004)
    const unavailable = (detail: ProductDetail) => shownView(<UnavailableView product={toProductPageData(detail, 'de')} />)
    const offered = await unavailable(former)
    expect(words(offered)).toContain(product['product.successor'].de)
    expect(offered).toContain(`href="/p/${formerLens.replacementId}/`)
    const { replacement: _none, ...alone } = former
    const without = await unavailable(alone)
    expect(words(without)).toContain(product['product.discontinued'].de)
    expect(words(without)).not.toContain(product['product.successor'].de)
  })

  it('J11 says of a product whose sale is stopped that it is, on a page that stays and has no form', async () => {
    const products = shelfGoods.products.map((one) => ({ ...one, saleStop: 'recall' as const }))
    const prices = products.map((one) => aPriceEntry({ productId: one.id, priceChannel: 'iris_ch', current: 4500 }))
    const { status, html } = await openPages({ goods: { ...shelfGoods, products, prices } }).get(`/p/${lens.id}`)
    expect([status, words(html).includes(listing['listing.sale_stopped'].de)]).toEqual([200, true])
    expect(html).not.toContain('value="add"')
  })
})
