import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useRootCategories } from '../catalogue/use-root-categories.ts'
import type { BlockData } from './block-data.ts'
import type { BlockContext } from './block-context.ts'

/** The context of the blocks of this page. */
export const useBlockContext = (data: BlockData): BlockContext => {
  const shop = useInjected(CurrentShop)
  const locale = useLocale()
  const toPath = useLocalePath()
  const rootCategories = useRootCategories()
  return {
    ...data,
    brand: shop.brandChannel,
    site: { locale, domain: shop.domain, origin: shopOrigin(shop) },
    toPath,
    rootCategories: rootCategories.map(
      ({ path, title }) => ({ title, to: toPath(`/c/${path}`), image: `c/${shop.brandChannel}/${path}` }),
    ),
    support: { phone: shop.phone, email: shop.email, workingHours: inLocale(shop.workingHours, locale) },
  }
}
