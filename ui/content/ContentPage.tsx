import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { MissingPart } from '../notice/MissingPart.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { contentOf } from './content-of.ts'
import { contentPath } from './content-slug.ts'
import type { loader } from './content.route.ts'
import { ContentPageView } from './ContentPageView.tsx'
import { ShippingPricesView } from './ShippingPricesView.tsx'
import { toShopFacts } from './shop-facts.ts'

const ConsentSettings = lazyPart(async () => (await import('../tracking/ConsentSettings.tsx')).ConsentSettings, MissingPart)

export const ContentPage = () => {
  const { slug, shippingPrices } = useLoaderData<typeof loader>()
  const shop = useInjected(CurrentShop)
  const facts = toShopFacts(shop, useLocale())
  const toPath = useLocalePath()
  const intl = useIntl()
  const content = contentOf(slug, facts)
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: content.title })}
        description={intl.formatMessage({ id: content.description }, { brandName: facts.brandName })}
        canonicalPath={contentPath(slug)}
      />
      <ContentPageView
        content={content}
        facts={facts}
        toPath={toPath}
        picture={`h/${shop.brandChannel}`}
        after={slug === 'shipping-info' ? 'content.shipping_info.ways' : undefined}
      >
        <ShippingPricesView prices={shippingPrices} />
        {slug === 'cookies' && <Suspense fallback={null}><ConsentSettings /></Suspense>}
      </ContentPageView>
    </>
  )
}
