import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PopularProductsView } from '../content/PopularProductsView.tsx'
import { SupportView } from '../content/SupportView.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'

/** Where to continue after a search without results: popular products, and people who help. */
export const NothingFound = ({ popular }: { readonly popular: readonly ListedProduct[] }) => {
  const { phone, email, workingHours } = useInjected(CurrentShop)
  return (
    <>
      <PopularProductsView products={popular} allPath={useLocalePath()('/c/lens')} />
      <SupportView phone={phone} email={email} workingHours={inLocale(workingHours, useLocale())} />
    </>
  )
}
