import { describe, expect, it } from 'vitest'
import { makeListProducts } from '../../../../application/commerce/catalogue/list-products.ts'
import type { ListingQuery } from '../../../../domain/listing/listing-query.ts'
import { aCategory } from '../../../support/builders/catalogue.ts'
import { chf } from '../../../support/builders/money.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../../support/builders/product.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { usualCatalogue } from '../../../support/purchase.ts'

const query = (stated: Partial<ListingQuery> = {}): ListingQuery => ({
  page: 1,
  itemsPerPage: 16,
  sort: 'position',
  filters: {},
  listViewType: 'grid',
  ...stated,
})

const THIRTY_THREE = Array.from({ length: 33 }, (_, index) => index + 1)
const largeCatalogue = usualCatalogue({
  products: THIRTY_THREE.map((id) =>
    aProduct({ id, title: `Linse ${id}`, brand: id % 2 === 0 ? 'Acuvue' : 'Biofinity' }),
  ),
  prices: THIRTY_THREE.map((id) => aPriceEntry({ productId: id, current: 10_000 - id * 100 })),
  stock: [],
})

describe('the catalogue', () => {
  it('CC-CAT-04 finds a category by its path and reports a missing one', async () => {
    const shop = openCommerce(usualCatalogue({ categories: [aCategory({ path: 'lens/daily' })] }))
    expect((await value(shop.getCategory(GUEST, { path: 'lens/daily' }))).path).toBe('lens/daily')
    expect(await refusal(shop.getCategory(GUEST, { path: 'lens/nightly' }))).toEqual({ _tag: 'NotFound', what: 'category' })
  })

  it('CC-LIST-08 returns one page of products with the total number of matches', async () => {
    const listing = await value(openCommerce(largeCatalogue).listProducts(GUEST, query({ page: 3 })))
    expect(listing.cards).toHaveLength(1)
    expect(listing.pagination).toMatchObject({ currentPage: 3, totalPages: 3, totalItems: 33, itemsPerPage: 16 })
  })

  it('is queried once for an existing page, and once more for one beyond the last', async () => {
    const shop = openCommerce(largeCatalogue)
    const pages: number[] = []
    const products = {
      ...shop.deps.products,
      find: (...input: Parameters<typeof shop.deps.products.find>) => {
        pages.push(input[0].page)
        return shop.deps.products.find(...input)
      },
    }
    const list = makeListProducts({ ...shop.deps, products })
    await value(list(GUEST, query({ page: 3 })))
    await value(list(GUEST, query({ page: 99 })))
    expect(pages).toEqual([3, 99, 3])
  })

  it('returns the last page for a page beyond it', async () => {
    const listing = await value(openCommerce(largeCatalogue).listProducts(GUEST, query({ page: 99 })))
    expect(listing.pagination.currentPage).toBe(3)
    expect(listing.cards.map((card) => card.product.id)).toEqual([33])
  })

  it('returns an empty first page without matches', async () => {
    const listing = await value(
      openCommerce(largeCatalogue).listProducts(GUEST, query({ filters: { brand: ['None'] }, page: 4 })),
    )
    expect(listing).toMatchObject({ cards: [], pagination: { currentPage: 1, totalPages: 1, totalItems: 0 } })
  })

  it('CC-LIST-10 applies sort, search term and facets: values of one facet widen the result, facets narrow it', async () => {
    const shop = openCommerce(largeCatalogue)
    const listed = async (stated: Partial<ListingQuery>) =>
      (await value(shop.listProducts(GUEST, query({ itemsPerPage: 100, ...stated })))).cards
    const prices = (await listed({ sort: 'price' })).map((card) => card.price.current.cents)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(new Set((await listed({ filters: { brand: ['Acuvue'] } })).map((card) => card.product.brand))).toEqual(
      new Set(['Acuvue']),
    )
    expect(await listed({ filters: { brand: ['Acuvue', 'Biofinity'] } })).toHaveLength(33)
    expect(await listed({ filters: { brand: ['Acuvue', 'Biofinity'], lens_type: ['toric'] } })).toHaveLength(0)
    expect((await listed({ search: 'Linse 17' })).map((card) => card.product.id)).toEqual([17])
  })

  it('counts the products that each facet value would show', async () => {
    const { facets } = await value(openCommerce(largeCatalogue).listProducts(GUEST, query({ filters: { brand: ['Acuvue'] } })))
    expect(facets.find((counts) => counts.facet === 'brand')?.values).toEqual([
      { value: 'Acuvue', count: 16, chosen: true },
      { value: 'Biofinity', count: 17, chosen: false },
    ])
  })

  it('shows the price of the brand’s own channel, the unit price, and stock only for products without options', async () => {
    const lens = aProduct({ id: 1001 })
    const bottle = aSolution({ id: 2001 })
    const shop = openCommerce(
      usualCatalogue({
        products: [lens, bottle],
        prices: [
          aPriceEntry({ productId: 1001, current: 5000 }),
          aPriceEntry({ productId: 1001, current: 100, priceChannel: 'mrlens-ch' }),
          aPriceEntry({ productId: 2001, current: 1800 }),
        ],
        stock: [aStockRow(bottle, { onHand: 7 })],
      }),
    )
    const { cards } = await value(shop.listProducts(GUEST, query()))
    const [first, second] = cards.toSorted((one, other) => one.product.id - other.product.id)
    expect(first?.price.current).toEqual(chf(5000))
    expect(first).not.toHaveProperty('stock')
    expect([first?.isOnHand, second?.isOnHand]).toEqual([false, undefined])
    expect(second).toMatchObject({
      stock: { onHand: 7, stopOrder: false },
      pricePerUnit: { price: chf(500), units: 100 },
    })
  })

  it('CC-SEARCH-12 returns one page of hits with their number, pages and page size', async () => {
    const hits = await value(openCommerce(largeCatalogue).searchProducts(GUEST, { term: 'linse', page: 3, hitsPerPage: 16 }))
    expect(hits.cards).toHaveLength(1)
    expect(hits.pagination).toMatchObject({ currentPage: 3, totalPages: 3, totalItems: 33, itemsPerPage: 16 })
  })

  it('finds nothing for an empty search, and returns at most a hundred hits at once', async () => {
    const shop = openCommerce(largeCatalogue)
    expect(await refusal(shop.searchProducts(GUEST, { term: '  ', page: 1, hitsPerPage: 6 }))).toEqual({
      _tag: 'InvalidSearchTerm',
    })
    const odd = await value(shop.searchProducts(GUEST, { term: 'linse', page: -4, hitsPerPage: 1e9 }))
    expect(odd.pagination).toMatchObject({ currentPage: 1, itemsPerPage: 100 })
    expect(
      (await value(shop.searchProducts(GUEST, { term: 'linse', page: Number.NaN, hitsPerPage: Number.NaN }))).cards,
    ).toHaveLength(1)
  })
})

describe('one product', () => {
  const small = aProduct({
    id: 1,
    pack: { label: '3', quantity: 3 },
    group: { key: 'g', canonical: true, canonicalProductId: productId(2) },
  })
  const large = aProduct({
    id: 2,
    group: { key: 'g', canonical: false, canonicalProductId: productId(2) },
    similarProductIds: [productId(3), productId(4), productId(5)],
    discontinued: true,
    replacementId: productId(6),
  })
  const shopCatalogue = usualCatalogue({
    products: [
      large,
      small,
      aSolution({ id: 3 }),
      aProduct({ id: 4, isActive: false }),
      aProduct({ id: 5, discontinued: true }),
      aProduct({ id: 6 }),
      aProduct({ id: 7, group: { key: 'g', canonical: false }, isActive: false }),
      aProduct({ id: 8 }),
    ],
    prices: [1, 2, 3, 4, 5, 6, 7].map((id) => aPriceEntry({ productId: id })),
    stock: [],
  })

  it('CC-PROD-09 is shown with its values and similar products; an unknown one is not found', async () => {
    const shop = openCommerce(shopCatalogue)
    const detail = await value(shop.getProduct(GUEST, { productId: productId(2) }))
    expect(detail.product).toEqual(large)
    expect(detail.similar.map((card) => card.product.id)).toEqual([3])
    expect(await refusal(shop.getProduct(GUEST, { productId: productId(999) }))).toEqual({ _tag: 'NotFound', what: 'product' })
  })

  it('is returned with its pack sizes, smallest first, and its successor', async () => {
    const detail = await value(openCommerce(shopCatalogue).getProduct(GUEST, { productId: productId(2) }))
    expect(detail.packs.map((card) => card.product.id)).toEqual([1, 2])
    expect(detail.replacement?.product.id).toBe(6)
    expect(detail.pricing.unit.current).toEqual(chf(5000))
    expect(detail.pricePerUnit).toMatchObject({ price: chf(833), units: 1, per: 'lens' })
    expect(await value(openCommerce(shopCatalogue).getProduct(GUEST, { productId: productId(1) }))).not.toHaveProperty('replacement')
  })

  it('shows the unit price only of a pack of several, on its page and in lists', async () => {
    const single = aProduct({ id: 9, pack: { label: '1', quantity: 1 } })
    const shop = openCommerce(usualCatalogue({ products: [single, small], prices: [9, 1].map((id) => aPriceEntry({ productId: id })) }))
    const { cards } = await value(shop.listProducts(GUEST, query()))
    expect(cards.map((card) => [card.product.id, 'pricePerUnit' in card])).toEqual([[1, true], [9, false]])
    expect(await value(shop.getProduct(GUEST, { productId: single.id }))).not.toHaveProperty('pricePerUnit')
    expect(await value(shop.getProduct(GUEST, { productId: small.id }))).toHaveProperty('pricePerUnit')
  })

  it('is not found when it is switched off or has no price in this shop', async () => {
    const shop = openCommerce(shopCatalogue)
    expect(await refusal(shop.getProduct(GUEST, { productId: productId(4) }))).toEqual({ _tag: 'NotFound', what: 'product' })
    expect(await refusal(shop.getProduct(GUEST, { productId: productId(8) }))).toEqual({ _tag: 'NotFound', what: 'product' })
  })

  it('CC-PROD-11 lists the values that the selected ones still allow', async () => {
    const lens = aProduct({
      id: 1,
      space: {
        parameters: { sphere: [-2, 2], radius: [8.3, 8.6] },
        sphereExclude: [],
        blocks: [{ sphere: [-2] }, { sphere: [2], radius: [8.6] }],
      },
    })
    const shop = openCommerce(usualCatalogue({ products: [lens] }))
    expect(await value(shop.getProductOptions(GUEST, { productId: lens.id, option: {} }))).toEqual({ sphere: [-2, 2], radius: [8.3, 8.6] })
    expect(await value(shop.getProductOptions(GUEST, { productId: lens.id, option: { sphere: 2 } })))
      .toEqual({ sphere: [-2, 2], radius: [8.6] })
    expect(await refusal(shop.getProductOptions(GUEST, { productId: productId(9), option: {} })))
      .toEqual({ _tag: 'NotFound', what: 'product' })
  })

  it('is selected by id, in order, but not for an empty list and not when it cannot be bought', async () => {
    const shop = openCommerce(
      usualCatalogue({
        products: [
          aProduct({ id: 1 }),
          aProduct({ id: 2 }),
          aProduct({ id: 3, discontinued: true }),
          aProduct({ id: 4, isActive: false }),
          aProduct({ id: 5, category: 'service' }),
          aProduct({ id: 6 }),
        ],
        prices: [1, 3, 4, 5, 6]
          .map((id) => aPriceEntry({ productId: id }))
          .concat(aPriceEntry({ productId: 2, current: 0 })),
        stock: [],
      }),
    )
    const cards = await value(shop.listProductsById(GUEST, { ids: [6, 5, 4, 3, 2, 1, 99].map(productId), page: 1, limit: 100 }))
    expect(cards.map((card) => card.product.id)).toEqual([6, 1])
  })
})
