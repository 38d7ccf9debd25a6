import type { Scenario } from './recorded-shop.ts'

const LENS = { product_id: 1001 }
const GONE = { product_id: 9999 }

export const catalogueAnswers: Scenario = async ({ record }) => {
  await record('getCategory', { query: 'path=lens/monthly' })
  await record('getCategory', { query: 'path=lens/monthly&locale=fr' })
  await record('getCategory', { query: 'path=nowhere' })
  await record('listProducts', { query: 'category=lens/monthly&limit=2' })
  await record('listProducts', { query: 'filter[stock][]=available&sort=price_desc&locale=en' })
  await record('searchProducts', { query: 'term=biofinity' })
  await record('searchProducts', { query: 'term=biofinty&locale=it' })
  await record('searchProducts', { query: 'term=' })
  await record('getProduct', { path: LENS })
  await record('getProduct', { path: { product_id: 1003 }, query: 'locale=fr' })
  await record('getProduct', { path: { product_id: 2001 } })
  await record('getProduct', { path: GONE, query: 'locale=en' })
  await record('getProductOptions', { path: LENS })
  await record('getProductOptions', { path: { product_id: 1002 }, query: 'cylinder=-0.75' })
  await record('getProductOptions', { path: GONE })
  await record('getProductReplacement', { path: { product_id: 1004 }, query: 'sphere=-2.25&radius=8.6&diameter=14' })
  await record('getProductReplacement', { path: LENS })
  await record('getProductReplacement', { path: GONE })
  await record('getPopularProducts')
  await record('listProductsById', { query: 'product_id[]=2001&product_id[]=1001' })
  await record('listProductsById', { query: 'product_id[]=9999' })
  await record('listProductsById')
}

export const contentAnswers: Scenario = async ({ record }) => {
  await record('getContentPage', { query: 'slug=about' })
  await record('getContentPage', { query: 'slug=about&locale=en' })
  await record('getContentPage', { query: 'slug=nowhere' })
  await record('getContentPage')
  await record('getMenu')
  await record('getShopInfo')
}

export const pricingAnswers: Scenario = async ({ record, ask }) => {
  const cart = (await ask('createCart', { body: {} }))('token_value')
  await record('getPricing', { query: 'product_id=1001&quantity=2' })
  await record('getPricing', { query: `product_id=1003&quantity=3&price_channel=iris-ch&cart_token=${cart}` })
  await record('getPricing', { query: 'product_id=9999&quantity=1' })
  await record('getPricing', { query: 'product_id=1001&quantity=0' })
}

const asked = (option: object) => ({
  items: [{ catalog: 'C', variant_representation: { product_id: 1001, option }, quantity: 1 }],
  shipping: { country: 'CH', method: null }, carrier: 'K',
})

export const deliveryAnswers: Scenario = async ({ record, signUp }) => {
  await record('getDeliveryDates', { body: asked({ r_sphere: -2.25, r_radius: 8.6, r_diameter: 14 }) })
  await record('getDeliveryDates', {
    body: {
      items: [{ catalog: 'C', variant_representation: { product_id: 2001, option: {} }, quantity: 50 }],
      shipping: { country: 'CH', method: 'gls_parcel', items_total: 9980 }, carrier: 'K',
    },
  })
  await record('getDeliveryDates', { body: asked({ r_sphere: 99, r_radius: 8.6, r_diameter: 14 }) })
  await record('getDeliveryDates', { body: {} })
  await record('listShippingOptions', { query: 'country_to=CH' })
  await record('listShippingOptions', { query: 'country_to=DE' })
  await record('listShippingOptions')
  await record('listPartners')
  await record('getPartner')
  await record('choosePartner', { body: { studio_id: 'limmat' } })
  await signUp('anna', 'anna.keller@example.ch')
  await record('getPartner', { as: 'anna' })
  await record('choosePartner', { as: 'anna', body: { studio_id: 'limmat' } })
  await record('choosePartner', { as: 'anna', body: { studio_id: 'nowhere' } })
  await record('getPartner', { as: 'anna' })
  await record('getPartner', { as: 'anna', query: `account_id=${'x'.repeat(22)}` })
  await record('removePartner', { as: 'anna' })
  await record('removePartner')
}

export const recommendationAnswers: Scenario = async ({ record, ask }) => {
  const cart = (await ask('createCart', { body: {} }))('token_value')
  const wanted = (token: string) => ({
    brand_channel: 'iris', sales_channel: 'iris-web', locale: 'de_CH', cart_token: token, cart_id: 1,
    items: [], account_id: null, location: 'cart',
  })
  await record('getCrossSell', { path: LENS })
  await record('getCrossSell', { path: GONE })
  await record('getRecommendations', { body: wanted(cart) })
  await record('getRecommendations', { body: wanted('x'.repeat(22)) })
}
