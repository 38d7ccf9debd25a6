import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryShop } from '../../../adapters/memory/memory-shop.ts'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { facetValues } from '../../../domain/listing/facet-values.ts'
import { FACETS, type Facet, type Filters, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import { matchesLensFilter, type LensFilter } from '../../../domain/search/lens-filter.ts'
import { PRICE_BOUNDS, stepOf } from '../../../domain/listing/steps.ts'
import { isListed } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'
import { inLocale, LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { catalogueInMemory } from '../../support/catalogue-in-memory.ts'
import { engines, emptied } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

const shopCatalogue = demoCatalogue()
const listed = shopCatalogue.products.filter((product) => isListed(product) && product.group.canonical)
const priceChannel = shopCatalogue.prices[0]?.priceChannel ?? ''
const priceOf = new Map(
  shopCatalogue.prices.filter((entry) => entry.priceChannel === priceChannel).map((entry) => [entry.productId, entry.current]),
)

const onHand = new Set(shopCatalogue.stock.filter(({ stock }) => stock.onHand > 0).map(({ variant }) => variant.productId))
const readText = (product: Product, facet: Facet): readonly string[] =>
  facetValues(product, facet, { cents: priceOf.get(product.id), isOnHand: onHand.has(product.id) })

const fits =
  (filters: Filters) =>
  (product: Product): boolean =>
    FACETS.every((facet) => filters[facet] === undefined || readText(product, facet).some((one) => filters[facet]?.includes(one)))

type OpenedCatalogue = { readonly products: ProductRepository; readonly close: () => Promise<void> }

const storages: readonly { readonly name: string; readonly openStorage: () => Promise<OpenedCatalogue> }[] = [
  { name: 'memory', openStorage: () => Promise.resolve({ ...openMemoryShop(shopCatalogue), close: () => Promise.resolve() }) },
  ...engines.map(({ name, open }) => ({
    name,
    openStorage: async () => {
      const database = await open()
      await emptied(database, shopCatalogue)
      return { ...catalogueInMemory(database), close: database.close }
    },
  })),
]

describe.each(storages)('the whole catalogue on $name', { timeout: 60_000 }, ({ openStorage }) => {
  let storage: OpenedCatalogue
  beforeAll(async () => { storage = await openStorage() }, 60_000)
  afterAll(() => storage.close())

  const find = (request: Partial<ListingQuery>, locale: Locale = 'de') =>
    value(
      storage.products.find(
        {
          page: 1,
          itemsPerPage: 100,
          sort: request.search === undefined ? 'position' : 'relevance',
          filters: {},
          listViewType: 'grid',
          ...request,
        },
        { locale, priceChannel },
      ),
    )
  const titles = async (search: string, locale: Locale = 'de') =>
    (await find({ search }, locale)).products.map((product) => inLocale(product.titles, locale))
  const ids = (products: readonly Product[]): readonly number[] =>
    products.map(({ id }) => id).toSorted((a, b) => a - b)

  it('CC-LIST-10 lists by ascending and by descending price', async () => {
    const rising = (await find({ sort: 'price' })).products.map(({ id }) => priceOf.get(id) ?? 0)
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    const falling = (await find({ sort: 'price_desc' })).products.map(({ id }) => priceOf.get(id) ?? 0)
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  })

  it.each<Filters>([
    { brand: ['Biofinity'] },
    { brand: ['Biofinity', 'Dailies'] },
    { brand: ['Acuvue', 'Dailies'], lens_usage: ['daily'] },
    { lens_usage: ['daily', 'monthly'], lens_type: ['toric', 'multifocal'], pack_size: ['6', '30'] },
    { category: ['lens'], manufacturer: ['Alcon'], lens_type: ['toric'] },
    { brand: ['Nobody'] },
    { price: ['20-30', '30-50'], material: ['comfilcon A', 'senofilcon A'] },
    { water_content: ['-40'], uv: ['yes'], stock: ['on_hand'] },
    { price: ['200-', '20 or so'] },
    { frame_shape: ['pilot', 'square'] },
    { frame_color: ['gold', 'tortoise'], frame_shape: ['pilot', 'panto'] },
  ])('CC-LIST-10 F-S08 widens within a facet and narrows between facets: %j', async (filters) => {
    const result = await find({ filters })
    const expected = listed.filter(fits(filters))
    expect(result.total).toBe(expected.length)
    expect(ids(result.products)).toEqual(ids(expected).slice(0, 100))
    for (const { facet, values } of result.facets) {
      const { [facet]: own = [], ...others } = filters
      const listedValues = listed.filter(fits(others)).map((product) => readText(product, facet))
      const counts = new Map([...new Set([...own, ...listedValues.flat()])].map((name) =>
        [name, listedValues.filter((names) => names.includes(name)).length]))
      expect({ facet, counts: new Map(values.map(({ value: name, count }) => [name, count])) }).toEqual({ facet, counts })
    }
  })

  const packsOf = ({ group }: Product) => shopCatalogue.products.filter((other) => isListed(other) && other.group.key === group.key)

  it.each<Partial<LensFilter>>([
    { values: { sphere: -3.25 } },
    { values: { sphere: -3.25 }, usage: 'daily', traits: ['toric'] },
    { values: { radius: 8.6, diameter: 14.2 } },
    { values: { sphere: 2, cylinder: -2.25, axis: 130 } },
    { values: { sphere: 2, cylinder: -2.25, axis: 20 } },
    { values: { sphere: -14, add: 2 } },
    { values: { sphere: 0 } },
    { values: { sphere: 29.75 } },
    { usage: 'monthly', traits: ['toric', 'multifocal'] },
    { traits: ['toric', 'colored'] },
    { packOf: 12 },
    { packOf: 90, values: { sphere: -6.5 } },
  ])('lists the lenses made with all of the requested values: %j', async (request) => {
    const input: LensFilter = { values: {}, traits: [], ...request }
    const expected = listed.filter((product) => matchesLensFilter(input, product, packsOf(product)))
    const result = await find({ lensFilter: input })
    expect(ids(result.products)).toEqual(ids(expected))
    expect(result.total).toBe(expected.length)
    const worn = result.facets.find(({ facet }) => facet === 'lens_usage')?.values ?? []
    expect(worn.reduce((sum, { count }) => sum + count, 0)).toBe(expected.filter(({ lensUsage }) => lensUsage !== undefined).length)
  })

  it('has results for most combinations of values, and for words and values together', async () => {
    const filter: LensFilter = { values: { sphere: -3.25 }, traits: ['toric'] }
    const result = (await find({ search: 'biofinity', lensFilter: filter })).products
    expect(result.map(({ titles: { de } }) => de)).toContain('Biofinity toric')
    expect(result.every(({ lensType = '' }) => lensType.includes('toric'))).toBe(true)
    expect((await find({ lensFilter: { values: { radius: 8.6, diameter: 14.2 }, traits: [] } })).total).toBeGreaterThan(3)
    expect((await find({ lensFilter: { values: {}, traits: [], packOf: 12 } })).total).toBeGreaterThan(1)
  })

  it('F-S08 offers pack sizes and wearing periods as filters, ordered by size', async () => {
    const { facets } = await find({ categoryPath: 'lens' })
    const offered = (request: string) => facets.find(({ facet }) => facet === request)?.values.map(({ value: name }) => name) ?? []
    const packs = offered('pack_size').map((label) => Number.parseInt(label, 10))
    expect(packs.length).toBeGreaterThan(4)
    expect(packs).toEqual(packs.toSorted((one, other) => one - other))
    expect(offered('lens_usage').slice(0, 3)).toEqual(['daily', 'weekly', 'monthly'])
    const steps = [0, ...PRICE_BOUNDS].map((price) => stepOf(PRICE_BOUNDS, price))
    expect(offered('price')).toEqual(steps.filter((step) => offered('price').includes(step)))
    expect(offered('price').length).toBeGreaterThan(3)
    expect(offered('water_content')).toEqual(['-40', '40-50', '50-60', '60-70', '70-'])
    expect(offered('stock')).toEqual(['on_hand'])
  })

  it('lists every product exactly once over all pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) => find({ page, itemsPerPage: 20, sort: 'rating' })),
    )
    expect(ids(pages.flatMap(({ products }) => products))).toEqual(ids(listed))
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([listed.length]))
    expect(await find({ page: 1e30 })).toMatchObject({ products: [], total: listed.length })
  })

  it('lists the product with that name first, then those that begin with it', async () => {
    const [first, ...others] = await titles('biofinity')
    expect(first).toBe('Biofinity')
    expect(others.length).toBeGreaterThan(3)
    expect(others.every((title) => title.startsWith('Biofinity'))).toBe(true)
    expect((await titles('biofinity tor'))[0]).toBe('Biofinity toric')
  })

  it.each([
    ['biofinty', 'Biofinity'],
    ['acuve', 'Acuvue Oasys 1-Day with HydraLuxe'],
    ['dalies total', 'Dailies Total1'],
    ['air optx', 'Air Optix plus HydraGlyde'],
    ['biofinity toric mulitfocal', 'Biofinity toric multifocal'],
    ['my day', 'MyDay daily disposable'],
    ['optifree', 'Opti-Free PureMoist'],
    ['total 30', 'Total30'],
    ['1 day acuvue', '1-Day Acuvue Moist'],
    ['moist acuvue', '1-Day Acuvue Moist'],
    ['BIOFINITY  Toric!', 'Biofinity toric'],
  ])('finds for %j also %j', async (term, title) => {
    expect(await titles(term)).toContain(title)
  })

  it('finds daily lenses in four languages, with and without accents', async () => {
    const daily = ids(listed.filter(({ categoryPath }) => categoryPath.startsWith('lens/daily')))
    const terms = { de: 'Tageslinsen', en: 'daily lenses', fr: 'journaliere', it: 'giornaliere' }
    for (const locale of LOCALES) {
      expect(ids((await find({ search: terms[locale] }, locale)).products)).toEqual(expect.arrayContaining([...daily]))
    }
    expect(await titles('journalière', 'fr')).toEqual(await titles('JOURNALIERE', 'fr'))
  })

  it('finds a product by its German and English names in every language', async () => {
    const product = listed.find(({ titles: { de, fr } }) => fr !== undefined && fr !== de)
    expect(ids((await find({ search: product?.titles.de ?? '' }, 'fr')).products)).toContain(product?.id)
    expect(ids((await find({ search: product?.titles.en ?? '' }, 'it')).products)).toContain(product?.id)
  })

  it('F-W06 lists the products of a category, and not the lenses that only mention it', async () => {
    const { products } = await find({ search: 'sonnenbrille' })
    expect(ids(products)).toEqual(expect.arrayContaining([...ids(listed.filter(({ category }) => category === 'sunglasses'))]))
    expect(products.filter(({ category }) => category === 'lens')).toEqual([])
  })

  it('F-W06 searches a number in names only: 90 is an axis in many descriptions', async () => {
    expect(await titles('90')).toEqual([])
    expect(await titles('30')).toContain('Total30')
  })

  it('F-W06 lists mentions of a word if no name has it', async () => {
    expect((await find({ search: 'silikon-hydrogel' })).total).toBeGreaterThan(10)
  })

  it.each<Partial<ListingQuery>>([
    { search: 'acuvue' }, { search: 'acuvue', sort: 'price' }, { search: 'acuvue', sort: 'price_desc' }, { sort: 'rating' }, {},
  ])('F-W06 lists discontinued products last: %j', async (request) => {
    const first = await find(request)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.total / 100) }, (_, page) => find({ ...request, page: page + 1 })),
    )
    const marks = pages.flatMap(({ products }) => products.map(({ discontinued }) => discontinued))
    expect(marks).toContain(true)
    expect(marks).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)))
  })

  it('matches Linsen with every compound word for a kind of lens', async () => {
    const torics = (await find({ search: 'torische linsen' })).products
    expect(torics.length).toBeGreaterThan(10)
    expect(torics.some(({ titles: { de } }) => de === 'Biofinity toric')).toBe(true)
  })

  it('finds nothing for nonsense, or without a word', async () => {
    expect(await titles('xyzzyq')).toEqual([])
    expect(await titles('!!!')).toEqual([])
    expect(await titles("' or 1=1 --")).not.toContain('Biofinity')
  })
})
