import * as E from 'fp-ts/lib/Either.js'
import { ListProducts } from '../../application/storefront/catalogue/list-products.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Block } from '../../domain/content/block.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { MOST_SELECTED } from '../../domain/listing/page-size.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { routeError } from '../binding/route-error.ts'
import { toListedProduct, type ListedProduct } from '../listing/listed-product.ts'
import {
  arrivalsIn, hasBlockOf, showsPopular, namedProducts, NO_ASSORTMENT, toAssortment, type Assortment, type BlockData,
} from './block-data.ts'
import { shippingPricesOf } from './shipping-prices-of.ts'
import { popularLenses } from './popular-lenses.ts'

/** Used for its brands and the number of products. */
const ALL_LENSES: ListingQuery = {
  page: 1, itemsPerPage: 10, sort: 'position', categoryPath: 'lens', filters: {}, listViewType: 'grid',
}

const assortment = async (injector: Injector, locale: Locale): Promise<Assortment> => {
  const lenses = await injector.get(ListProducts)(ALL_LENSES, locale)()
  if (E.isLeft(lenses)) throw routeError(lenses.left)
  return toAssortment(lenses.right)
}

const selected = async (injector: Injector, ids: readonly ProductId[], locale: Locale): Promise<readonly ListedProduct[]> => {
  if (ids.length === 0) return []
  const cards = await injector.get(Shop).catalogue.listProductsById({ ids, page: 1, limit: MOST_SELECTED })()
  if (E.isLeft(cards)) throw routeError(cards.left)
  return cards.right.map((card) => toListedProduct(card, locale))
}

/**
 * Loads the catalogue data of the blocks with the page (Account §4.4). If it fails, the page fails, since an incomplete page would
 * be cached; only popular products are optional.
 */
export const loadBlockData = async (injector: Injector, blocks: readonly Block[], locale: Locale): Promise<BlockData> => {
  const [products, popular, sold, shippingPrices] = await Promise.all([
    selected(injector, namedProducts(blocks), locale),
    showsPopular(blocks) ? popularLenses(injector, locale) : [],
    hasBlockOf(blocks, 'BrandList', 'TrustBubbles') ? assortment(injector, locale) : NO_ASSORTMENT,
    hasBlockOf(blocks, 'ShippingOptions') ? shippingPricesOf(injector) : [],
  ])
  return { products, popular, assortment: sold, shippingPrices, arrivals: arrivalsIn(blocks, locale) }
}
