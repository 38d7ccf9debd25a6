import type { Container } from 'inversify'
import { atLeast, LEAST_LOADING_TIME } from '../../../application/storefront/shop/loading-time.ts'
import { makeCampaignKeeper } from '../../cookies/campaign-keeper.ts'
import { makeCartTokenKeeper } from '../../cookies/cart-token-keeper.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { storefrontContainer, type Gateways } from '../bind-storefront.ts'
import type { PageData } from '../pages/page-data.ts'
import { whenWanted } from './when-wanted.ts'

/** The storefront as a shopper's browser runs it: over HTTP, the cart remembered in a cookie. */
export const openBrowserShop = ({ locale, shop }: Pick<PageData, 'locale' | 'shop'>): Container => {
  const jar = documentCookies(document)
  let brought: Promise<Gateways> | undefined
  const bring = (): Promise<Gateways> =>
    (brought ??= import('./http-gateways.ts').then(({ httpGateways }) => httpGateways({ locale, shop, jar })))
  const one =
    <Name extends keyof Gateways>(name: Name) =>
    async (): Promise<Gateways[Name]> =>
      (await bring())[name]
  return storefrontContainer(
    {
      catalogue: whenWanted(one('catalogue'), { category: true, list: true, product: true, options: true, selected: true }),
      search: whenWanted(one('search'), { search: true }),
      pricing: whenWanted(one('pricing'), { price: true }),
      stock: whenWanted(one('stock'), { stock: true }),
      carts: whenWanted(one('carts'), { create: true, cart: true, addItems: true, changeQuantity: true, removeLine: true }),
      checkout: whenWanted(one('checkout'), {
        giveEmail: true, giveAddresses: true, shippingOptions: true, chooseShipping: true, paymentMethods: true, choosePayment: true,
      }),
      shipping: whenWanted(one('shipping'), { options: true }),
      orders: whenWanted(one('orders'), { place: true, order: true, startPayment: true }),
    },
    {
      keeper: makeCartTokenKeeper(jar),
      campaigns: makeCampaignKeeper(jar),
      shop,
      log: { warn: (what, about) => { console.warn(what, about) } },
      loading: atLeast(LEAST_LOADING_TIME),
    },
  )
}
