import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Page } from '../design/Layout.tsx'
import { MissingPart } from '../notice/MissingPart.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { contentOf } from './content-of.ts'
import { contentPath } from './content-slug.ts'
import type { loader } from './content.route.ts'
import { ComposedPageView } from './ComposedPageView.tsx'
import { ContentPageView } from './ContentPageView.tsx'
import { ShippingPricesView } from './ShippingPricesView.tsx'
import { titleBlock } from './title-block.ts'
import { useBlockContext } from './use-block-context.ts'
import { toShopFacts } from './shop-facts.ts'

const ConsentSettings = lazyPart(async () => (await import('../tracking/ConsentSettings.tsx')).ConsentSettings, MissingPart)

/** An information page, or one composed by editors. */
export const ContentPage = () => {
  const page = useLoaderData<typeof loader>()
  return 'blocks' in page ? <ComposedPage page={page} /> : <InformationPage page={page} />
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

type Composed = { readonly page: Extract<Loaded, { readonly blocks: unknown }> }

const ComposedPage = ({ page: { slug, title, description, blocks, blockData } }: Composed) => {
  const context = useBlockContext(blockData)
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={`/${slug}`} />
      {titleBlock(blocks) === undefined && title !== '' && <Page><h1>{title}</h1></Page>}
      <ComposedPageView blocks={blocks} context={context} />
    </>
  )
}

const InformationPage = ({ page: { slug, shippingPrices } }: { readonly page: Exclude<Loaded, { readonly blocks: unknown }> }) => {
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
        after={slug === 'shipping-info' ? 'content.shipping_info.methods' : undefined}
      >
        <ShippingPricesView prices={shippingPrices} />
        {slug === 'cookies' && <Suspense><ConsentSettings /></Suspense>}
      </ContentPageView>
    </>
  )
}
