import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { writeListingQuery } from '../../domain/listing/write-listing-query.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useTrackedList } from '../tracking/use-tracked-list.ts'
import { useTrackedPromotions } from '../tracking/use-tracked-promotions.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { useNavigationRoots } from '../catalogue/use-navigation-roots.ts'
import type { loader } from './home.route.ts'
import { HomePageView } from './HomePageView.tsx'

const brandQuery = (brand: string): string => writeListingQuery(new URLSearchParams(), { filters: { brand: [brand] } })

const heroPromotion = (brand: string): Promotion => ({
  promotion_id: `hero-${brand}`, promotion_name: 'find_lenses', creative_slot: 'home_hero',
})

export const HomePage = () => {
  const { popular, brands, brandCount, productCount } = useLoaderData<typeof loader>()
  const shop = useInjected(CurrentShop)
  const locale = useLocale()
  const toPath = useLocalePath()
  const intl = useIntl()
  const roots = useNavigationRoots()
  const hero = heroPromotion(shop.brandChannel)
  const onPromotion = useTrackedPromotions([hero])
  const onProduct = useTrackedList({ name: 'popular', items: popular })
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'home.title' })}
        description={intl.formatMessage({ id: 'home.description' })}
        canonicalPath="/"
      />
      <HomePageView
        brand={shop.brandChannel}
        lensesPath={toPath('/c/lens')}
        searchPath={toPath('/s')}
        roots={roots.map(({ path, title }) => ({ title, to: toPath(`/c/${path}`), image: `c/${shop.brandChannel}/${path}` }))}
        brands={brands.map(({ name, count }) => ({ name, count, to: `${toPath('/c/lens')}?${brandQuery(name)}` }))}
        popular={popular}
        onHero={() => { onPromotion(hero) }}
        onProduct={onProduct}
        figures={{ products: productCount, brands: brandCount }}
        support={{
          phone: shop.phone,
          email: shop.email,
          workingHours: inLocale(shop.workingHours, locale),
        }}
      />
    </>
  )
}
