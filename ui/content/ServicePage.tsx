import { useIntl } from 'react-intl'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { ContentPageView } from './ContentPageView.tsx'
import { service } from './pages/service.ts'
import { toShopFacts } from './shop-facts.ts'

/** How to get an appointment by phone and e-mail. */
export const ServicePage = () => {
  const shop = useInjected(CurrentShop)
  const facts = toShopFacts(shop, useLocale())
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: service.title })} noindex />
      <ContentPageView content={service} facts={facts} toPath={useLocalePath()} picture={`h/${shop.brandChannel}`} />
    </>
  )
}
