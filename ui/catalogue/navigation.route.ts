import * as E from 'fp-ts/lib/Either.js'
import type { LoaderFunctionArgs } from 'react-router'
import { ListNavigation } from '../../application/storefront/catalogue/list-navigation.ts'
import { ReadFrame } from '../../application/storefront/content/read-frame.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import type { Menu } from '../../domain/content/menu.ts'
import type { ShopInfo } from '../../domain/content/shop-info.ts'
import type { Category } from '../../domain/product/category.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { inLocale, type Locale } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { navigationOf, toNavigation } from './navigation.ts'
import { toFrameInfo } from './frame-info.ts'

type Sources = readonly [shop: ShopSettings, menu: Menu | undefined, info: ShopInfo | undefined, ...categories: readonly Category[]]

const toFrame = (locale: Locale, [shop, menu, info, ...categories]: Sources) => {
  const site = { locale, domain: shop.domain, origin: shopOrigin(shop) }
  return {
    navigation: menu === undefined || menu.items.length === 0 ? navigationOf(categories, locale) : toNavigation(menu, site),
    rootCategories: categories.map(({ path, titles }) => ({ path, title: inLocale(titles, locale) })),
    info: info === undefined ? undefined : toFrameInfo(info, { site, shop }),
  }
}

/** The latest frame of each shop and language, and what it was made of: the same objects for all pages until content changes. */
const latest = new Map<string, { readonly sources: Sources; readonly frame: ReturnType<typeof toFrame> }>()

const frameOf = (locale: Locale, sources: Sources): ReturnType<typeof toFrame> => {
  const key = `${sources[0].brandChannel} ${locale}`
  const made = latest.get(key)
  if (made?.sources.length === sources.length && made.sources.every((source, index) => source === sources[index])) return made.frame
  const frame = toFrame(locale, sources)
  latest.set(key, { sources, frame })
  return frame
}

/**
 * The data around every page: the menu of the editors, or the catalogue tree; the root categories; the shop information of the
 * editors. Parts that cannot be loaded are left out.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const injector = context.get(injectorContext)
  const [listed, read] = await Promise.all([injector.get(ListNavigation)(locale)(), injector.get(ReadFrame)(locale)()])
  const { menu, info } = E.isRight(read) ? read.right : {}
  return frameOf(locale, [injector.get(CurrentShop), menu, info, ...(E.isRight(listed) ? listed.right : [])])
}
