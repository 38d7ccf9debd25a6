import { useIntl } from 'react-intl'
import { useLoaderData } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useMarkedList } from '../tracking/use-tracked-list.ts'
import { useTrackedPromotions } from '../tracking/use-tracked-promotions.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { useBlockContext } from '../content/use-block-context.ts'
import type { loader } from './home.route.ts'
import { plainHome } from './plain-home.ts'
import { HomePageView } from './HomePageView.tsx'

const heroPromotion = (brand: string): Promotion => ({
  promotion_id: `hero-${brand}`, promotion_name: 'find_lenses', creative_slot: 'home_hero',
})

export const HomePage = () => {
  const { blocks, blockData } = useLoaderData<typeof loader>()
  const shop = useInjected(CurrentShop)
  const intl = useIntl()
  const context = useBlockContext(blockData)
  const hero = heroPromotion(shop.brandChannel)
  useTrackedPromotions([hero])
  useMarkedList({ name: 'popular', items: blockData.popular, others: blockData.products })
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'home.title' })}
        description={intl.formatMessage({ id: 'home.description' })}
        canonicalPath="/"
      />
      <HomePageView
        blocks={blocks.length === 0 ? plainHome(intl.formatMessage({ id: 'home.title' })) : blocks}
        context={{ ...context, promotion: hero.promotion_id }}
      />
    </>
  )
}
