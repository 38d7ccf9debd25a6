import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { BrowseCategory, makeBrowseCategory } from '../../../application/storefront/catalogue/browse-category.ts'
import { ListNavigation, makeListNavigation } from '../../../application/storefront/catalogue/list-navigation.ts'
import { ListProducts, makeListProducts } from '../../../application/storefront/catalogue/list-products.ts'
import { ViewProduct, makeViewProduct } from '../../../application/storefront/catalogue/view-product.ts'
import { ReadContent, makeReadContent } from '../../../application/storefront/content/read-content.ts'
import { ReadFrame, makeReadFrame } from '../../../application/storefront/content/read-frame.ts'
import { ListShippingPrices, makeListShippingPrices } from '../../../application/storefront/delivery/list-shipping-prices.ts'
import { FailureLog } from '../../../application/storefront/loading/failure-log.port.ts'
import { LoadStore, openLoadStore } from '../../../application/storefront/loading/load-store.ts'
import { CampaignOf } from '../../../application/storefront/visit/campaign-keeper.port.ts'
import { QuotePrice, makeQuotePrice } from '../../../application/storefront/pricing/quote-price.ts'
import { SearchProducts, makeSearchProducts } from '../../../application/storefront/search/search-products.ts'
import { SuggestProducts, makeSuggestProducts } from '../../../application/storefront/search/suggest-products.ts'
import { LoadingTime } from '../../../application/storefront/shop/loading-time.ts'
import { Log } from '../../../application/storefront/shop/log.port.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { Tracker } from '../../../application/storefront/tracking/tracker.port.ts'
import { offer, provide, type Module } from './provide.ts'

const LOADING = { shop: Shop, loads: LoadStore, loading: LoadingTime } as const

/** Lists, search, products, prices and the content of editors. */
export const catalogueModule: Module = [
  provide(LoadStore, openLoadStore, { log: FailureLog }),
  offer(BrowseCategory, makeBrowseCategory, LOADING),
  offer(ListProducts, makeListProducts, LOADING),
  offer(SearchProducts, makeSearchProducts, LOADING),
  offer(SuggestProducts, makeSuggestProducts, { shop: Shop, loads: LoadStore, tracker: Tracker, log: Log }),
  offer(ListNavigation, makeListNavigation, { shop: Shop, log: Log }),
  offer(ViewProduct, makeViewProduct, { shop: Shop, loads: LoadStore }),
  offer(QuotePrice, makeQuotePrice, { shop: Shop, keeper: CartTokenKeeper, campaignOf: CampaignOf }),
  offer(ListShippingPrices, makeListShippingPrices, { shop: Shop }),
  offer(ReadContent, makeReadContent, { shop: Shop, log: Log }),
  offer(ReadFrame, makeReadFrame, { shop: Shop, log: Log }),
]
