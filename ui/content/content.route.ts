import * as E from 'fp-ts/lib/Either.js'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ReadContent } from '../../application/storefront/content/read-content.ts'
import { loader as goElsewhere } from '../shop/other-system.route.ts'
import { moved } from '../shop/moved.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { publicPage } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { loadBlockData } from './load-block-data.ts'
import { shippingPricesOf } from './shipping-prices-of.ts'
import { isContentSlug } from './content-slug.ts'

/** A page composed by editors, by its own address; the home page has another one. */
const composedPage = async (args: LoaderFunctionArgs, slug: string) => {
  if (slug === 'home') return undefined
  const { context, request } = args
  const [injector, locale] = [context.get(injectorContext), requestLocale(request)]
  const page = await injector.get(ReadContent)(slug, locale)()
  if (E.isLeft(page)) {
    const redirected = moved(args)
    if (redirected === undefined) throw routeError(page.left)
    return redirected
  }
  if (page.right === undefined) return undefined
  const { body: blocks, title, description } = page.right
  const blockData = await loadBlockData(injector, blocks, locale)
  return data({ slug, title, description, blocks, blockData }, { headers: publicPage('page', slug) })
}

/** An information page, or one composed by editors; anything else is a former address or not found (Account §2.2, §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const slug = (args.params['slug'] ?? args.params['*'] ?? '').replace(/(?<!\/)\/+$/, '')
  if (!isContentSlug(slug)) return await composedPage(args, slug) ?? goElsewhere(args)
  const shippingPrices = slug === 'shipping-info' ? await shippingPricesOf(args.context.get(injectorContext)) : []
  return data({ slug, shippingPrices }, { headers: publicPage('page', slug) })
}

export { ContentPage as Component } from './ContentPage.tsx'
