import * as E from 'fp-ts/lib/Either.js'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ListShippingPrices, type ShippingPrices } from '../../application/storefront/delivery/list-shipping-prices.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import { loader as goElsewhere } from '../shop/elsewhere.route.ts'
import { injectorContext } from '../binding/injector.ts'
import type { Injector } from '../binding/injector.ts'
import { PUBLIC_PAGE } from '../binding/page-cache.ts'
import { isContentSlug } from './content-slug.ts'

/** What the shop asks for a parcel today; the page says the rest without it. */
const pricesOf = async (injector: Injector): Promise<readonly ShippingPrices[]> => {
  const prices = await injector.get(ListShippingPrices)(shopCountries(injector.get(CurrentShop).extraCountries))()
  return E.isRight(prices) ? prices.right : []
}

/** A page of information; any other single word is an old address or not there (Account §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { slug = '' } = args.params
  if (!isContentSlug(slug)) return goElsewhere(args)
  const shippingPrices = slug === 'shipping-info' ? await pricesOf(args.context.get(injectorContext)) : []
  return data({ slug, shippingPrices }, { headers: PUBLIC_PAGE })
}

export { ContentPage as Component } from './ContentPage.tsx'
