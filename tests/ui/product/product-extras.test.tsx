import { describe, expect, it } from 'vitest'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { ViewProduct } from '../../../application/storefront/catalogue/view-product.ts'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import type { DatedContent, Product } from '../../../domain/product/product.ts'
import type { MedicalDevice } from '../../../domain/product/medical-device.ts'
import device from '../../../ui/messages/medical-device.json' with { type: 'json' }
import listing from '../../../ui/messages/listing.json' with { type: 'json' }
import product from '../../../ui/messages/product-page.json' with { type: 'json' }
import { DeviceView } from '../../../ui/product/DeviceView.tsx'
import { toProductPageData } from '../../../ui/product/product-page-data.ts'
import { MarketingView } from '../../../ui/product/MarketingView.tsx'
import { ProductPageView } from '../../../ui/product/ProductPageView.tsx'
import { shownDevice } from '../../../ui/product/shown-device.ts'
import { UnavailableView } from '../../../ui/product/UnavailableView.tsx'
import { formerLens, lens, smallCatalogue, toric } from '../../support/api/small-catalogue.ts'
import { aDevice } from '../../support/builders/device.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { elements, textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { renderedView, words } from '../../support/render-view.tsx'

const banner: DatedContent = {
  locale: 'fr', brandChannel: 'iris', image: 'm/spring', link: '/fr/c/lens', imageType: 'banner',
  startDate: '2024-01-01', endDate: '2024-01-31',
}

const detailOf = async (id: number, shopCatalogue = smallCatalogue): Promise<ProductDetail> => {
  const priced = {
    ...shopCatalogue,
    prices: shopCatalogue.products.map((one) => aPriceEntry({ productId: one.id, priceChannel: 'iris_ch', current: 4500 })),
  }
  const { injector } = openHeadlessShop({ shopCatalogue: priced }).visitor()
  return value(injector.get(ViewProduct)(shopCatalogue.products.find((one) => one.id === id)?.id ?? lens.id))
}
type Seen = Parameters<typeof toProductPageData>[2]
const render = async (detail: ProductDetail, locale: 'fr' | 'de', seen?: Seen) =>
  renderedView(<ProductPageView product={toProductPageData(detail, locale, seen)} />, { locale })
const renderPictures = async (detail: ProductDetail, ...[locale, seen]: [locale: 'fr' | 'de', seen: Seen]): Promise<string> => {
  const { title, marketing } = toProductPageData(detail, locale, seen)
  return renderedView(<MarketingView title={title} pictures={marketing} />, { locale })
}

const renderDevice = async ({ device: stated }: Pick<Product, 'device'>): Promise<string> => {
  if (stated === undefined) throw new Error('no device')
  return renderedView(<DeviceView device={shownDevice(stated, 'it')} />, { locale: 'it' })
}

describe('the product page', () => {
  it('CC-PROD-03 shows a picture in one language and brand between its dates, and in no other', async () => {
    const productDetail = await detailOf(1001)
    const detail = { ...productDetail, product: { ...productDetail.product, marketingImages: [banner], richContent: [] } }
    const iris = { brandChannel: 'iris', day: '2024-01-15' } as const
    const isVisible = async (...seen: [locale: 'fr' | 'de', seen: Seen]) =>
      (await renderPictures(detail, ...seen)).includes('/smart/m/spring')
    expect(await isVisible('fr', iris)).toBe(true)
    expect(await isVisible('de', iris)).toBe(false)
    expect(await isVisible('fr', { ...iris, brandChannel: 'mrlens' })).toBe(false)
    expect(await isVisible('fr', { ...iris, day: '2024-02-01' })).toBe(false)
  })

  it('CC-PROD-03 selects by the shop’s brand, the address’s language and the day in Zurich', async () => {
    const products = smallCatalogue.products.map(
      (one) => (one.id === lens.id ? { ...one, marketingImages: [banner], richContent: [] } : one),
    )
    const catalogue = {
      ...smallCatalogue,
      products,
      prices: products.map((one) => aPriceEntry({ productId: one.id, priceChannel: 'iris_ch', current: 4500 })),
    }
    const isVisible = async (path: string, day: string, brand: 'iris' | 'mrlens' = 'iris') => {
      const pages = openPages({ shopCatalogue: catalogue, clock: openSettableClock(new Date(day)) }, brand)
      const { status, html } = await pages.get(path)
      expect(status).toBe(200)
      return html.includes('/smart/m/spring')
    }
    expect(await isVisible('/fr/p/1001', '2024-01-15T11:00:00Z')).toBe(true)
    expect(await isVisible('/p/1001', '2024-01-15T11:00:00Z')).toBe(false)
    expect(await isVisible('/fr/p/1001', '2024-01-31T22:59:00Z')).toBe(true)
    expect(await isVisible('/fr/p/1001', '2024-01-31T23:00:00Z')).toBe(false)
  })

  it('offers larger packs of the same lens if configured, and none otherwise', async () => {
    const offered = async (id: number, groupUpsell: boolean) => {
      const productDetail = await detailOf(id)
      const data = toProductPageData({ ...productDetail, product: { ...productDetail.product, groupUpsell } }, 'de')
      const message = words(await renderedView(<ProductPageView product={data} />))
      expect(message.includes(product['product.upsell'].de)).toBe(data.upsell.length > 0)
      return data.upsell.map((one) => one.id)
    }
    expect([await offered(1001, true), await offered(1001, false), await offered(1003, true)]).toEqual([[1003], [], []])
  })

  it('shows its badges', async () => {
    const detail = await detailOf(1001)
    const flagged = async (badge: string) => words(await render({ ...detail, product: { ...detail.product, badge } }, 'de'))
    expect(await flagged('new')).toContain(listing['listing.flag.new'].de)
    expect(await flagged('strange')).not.toContain('strange')
  })

  it('CC-PROD-15 offers the successor of a discontinued product, and nothing without one', async () => {
    const former = await detailOf(1004)
    const unavailable = (detail: ProductDetail) => renderedView(<UnavailableView product={toProductPageData(detail, 'de')} />)
    const offered = await unavailable(former)
    expect(words(offered)).toContain(product['product.successor'].de)
    expect(offered).toContain(`href="/p/${formerLens.replacementId}/`)
    const { replacement: _none, ...alone } = former
    const without = await unavailable(alone)
    expect(words(without)).toContain(product['product.discontinued'].de)
    expect(words(without)).not.toContain(product['product.successor'].de)
  })

  it('J11 shows that the sale of a product is stopped, on a page that stays and has no form', async () => {
    const products = smallCatalogue.products.map((one) => ({ ...one, saleStop: 'recall' as const }))
    const prices = products.map((one) => aPriceEntry({ productId: one.id, priceChannel: 'iris_ch', current: 4500 }))
    const { status, html } = await openPages({ shopCatalogue: { ...smallCatalogue, products, prices } }).get(`/p/${lens.id}`)
    expect([status, words(html).includes(listing['listing.sale_stopped'].de)]).toEqual([200, true])
    expect(html).not.toContain('value="add"')
  })

  it('J11 shows the label of a medical device, in the visitor’s language, as a list in the HTML of the server', async () => {
    const products = smallCatalogue.products.map((one) => (one.id === lens.id ? { ...one, device: aDevice() } : one))
    const prices = products.map((one) => aPriceEntry({ productId: one.id, priceChannel: 'iris_ch', current: 4500 }))
    const pages = openPages({ shopCatalogue: { ...smallCatalogue, products, prices } })
    const { html } = await pages.get(`/fr/p/${lens.id}`)
    const list = elements(html, 'h2').find((heading) => textOf(heading) === device['medical_device.title'].fr)?.next ?? ''
    const rows = elements(list, 'dt').map((term) => [term, term.next ?? ''].map((part) => words(textOf(part))))
    const { manufacturer, euRepresentative, swissRepresentative, udiDi } = aDevice()
    expect(rows).toEqual([
      ['manufacturer', `${manufacturer.name}, ${manufacturer.address}`],
      ['eu_representative', `${euRepresentative?.name}, ${euRepresentative?.address}`],
      ['swiss_representative', `${swissRepresentative?.name}, ${swissRepresentative?.address}`],
      ['ce', 'CE 0123 (numéro de l’organisme notifié)'], ['udi_di', udiDi], ['storage', 'Conserver entre 2 et 30 °C.'],
      ['instructions', 'Lire la notice d’utilisation (Français)'],
    ].map(([key, value]) => [device[`medical_device.${key}` as keyof typeof device].fr, value]))
    expect(elements(list, '[href="https://instructions.example/1/fr"][hreflang=fr]')).toHaveLength(1)
    expect((await pages.get(`/p/${toric.id}`)).html).not.toContain(device['medical_device.title'].de)
  })

  it('J11 omits what a device does not state, falls back to German with a note, and links to https only', async () => {
    const detail = await detailOf(1001)
    const display = (stated: Partial<MedicalDevice>) => renderDevice({ ...detail.product, device: aDevice(stated) })
    const inItalian = await display({})
    expect(inItalian).toContain('<span lang="de">Bei 2 bis 30 °C lagern.</span>')
    expect(inItalian).toContain('href="https://instructions.example/1/de" hrefLang="de"')
    expect(words(inItalian)).toContain('(Deutsch)')
    expect(await display({ instructions: { de: 'javascript:alert(1)' } })).not.toContain('<a ')
    const { manufacturer } = aDevice()
    const bare = await renderDevice({ ...detail.product, device: { manufacturer } })
    expect(elements(bare, 'dt')).toHaveLength(1)
  })
})
