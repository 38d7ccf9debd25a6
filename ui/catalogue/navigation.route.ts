import * as E from 'fp-ts/lib/Either.js'
import type { LoaderFunctionArgs } from 'react-router'
import { ListNavigation } from '../../application/storefront/catalogue/list-navigation.ts'
import { ReadFrame } from '../../application/storefront/content/read-frame.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { navigationOf, toNavigation } from './navigation.ts'
import { toFrameInfo } from './frame-info.ts'

/**
 * The data around every page: the menu of the editors, or the catalogue tree; the root categories; the shop information of the
 * editors. Parts that cannot be loaded are left out.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const injector = context.get(injectorContext)
  const [listed, read] = await Promise.all([injector.get(ListNavigation)(locale)(), injector.get(ReadFrame)(locale)()])
  const categories = E.isRight(listed) ? listed.right : []
  const { menu, info } = E.isRight(read) ? read.right : {}
  const shop = injector.get(CurrentShop)
  const site = { locale, domain: shop.domain, origin: shopOrigin(shop) }
  return {
    navigation: menu === undefined || menu.items.length === 0 ? navigationOf(categories, locale) : toNavigation(menu, site),
    rootCategories: categories.map(({ path, titles }) => ({ path, title: inLocale(titles, locale) })),
    info: info === undefined ? undefined : toFrameInfo(info, { site, shop }),
  }
}
