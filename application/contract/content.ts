import type { ContentPage } from '../../domain/content/content-page.ts'
import type { Menu } from '../../domain/content/menu.ts'
import type { ShopInfo } from '../../domain/content/shop-info.ts'
import { none, operation, type } from './operation.ts'

/** Pages, menu and settings of editors; `undefined` if there is none. */
export const contentContract = {
  getContentPage: operation({
    input: type<{ readonly slug: string }>(), output: type<ContentPage | undefined>(), refusals: [], permission: 'anyone',
  }),
  getMenu: operation({ input: none, output: type<Menu | undefined>(), refusals: [], permission: 'anyone' }),
  getShopInfo: operation({ input: none, output: type<ShopInfo | undefined>(), refusals: [], permission: 'anyone' }),
}
