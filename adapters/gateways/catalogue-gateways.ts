import { MOST_SELECTED } from '../commerce-api/product/product-cache.codec.ts'
import { underCampaign } from './campaign.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

type CatalogueGateways = Pick<
  Gateways, 'catalogue' | 'content' | 'search' | 'pricing' | 'stock' | 'replacements' | 'recommendations' | 'shippingPrices'
>

/** What the shop has, what it costs, when it arrives. */
export const makeCatalogueGateways = ({ call, campaignOf }: GatewayDeps): CatalogueGateways => ({
  catalogue: {
    category: (path) => call('getCategory', { path }),
    list: (query, locale) => call('listProducts', query, locale),
    product: (productId) => call('getProduct', { productId }),
    options: (productId, option) => call('getProductOptions', { productId, option }),
    popular: () => call('getPopularProducts', {}),
    selected: (ids) => call('listProductsById', { ids, page: 1, limit: MOST_SELECTED }),
  },
  content: {
    page: (slug, locale) => call('getContentPage', { slug }, locale),
    menu: (locale) => call('getMenu', {}, locale),
    info: (locale) => call('getShopInfo', {}, locale),
  },
  search: { search: (input, locale) => call('searchProducts', input, locale) },
  pricing: { price: (input) => call('getPricing', underCampaign(campaignOf)(input)) },
  stock: { stock: (questions, shipment) => call('getDeliveryDates', { questions, ...(shipment === undefined ? {} : { shipment }) }) },
  replacements: { replacement: (productId, option) => call('getProductReplacement', { productId, option }) },
  shippingPrices: { to: (country) => call('listShippingOptions', { country }) },
  recommendations: {
    forProduct: (productId) => call('getCrossSell', { productId }),
    forCart: (cart, accountId) => call('getRecommendations', { cart, ...(accountId === undefined ? {} : { accountId }) }),
  },
})
