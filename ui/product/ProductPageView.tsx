import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyPart } from '../binding/lazy-part.tsx'
import { sharedPart } from '../binding/server-part.tsx'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { WishlistSlot } from '../wishlist/WishlistSlot.tsx'
import { PacksView } from './PacksView.tsx'
import type { ProductPageData } from './product-page-data.ts'
import type { SentFields } from './sent-fields.ts'
import { RelatedView } from './RelatedView.tsx'
import css from './ProductPageView.module.css'

export type ProductPageViewProps = {
  readonly product: ProductPageData
  readonly breadcrumbs?: ReactNode
  readonly chosen?: SentFields | undefined
  /** Whether an order was attempted although it is not available. */
  readonly isRefused?: boolean | undefined
  /** The form, and the state of its button in the bottom bar of a phone; absent for products that are not available. */
  readonly form?: { readonly id: string; readonly element: ReactNode; readonly total: ReactNode; readonly isBusy: boolean } | undefined
}

const Head = sharedPart(async () => (await import('./ProductHeadView.tsx')).ProductHeadView)
const Gallery = sharedPart(async () => (await import('./GalleryView.tsx')).GalleryView)
const Details = sharedPart(async () => (await import('./DetailsView.tsx')).DetailsView)
const Reviews = sharedPart(async () => (await import('./ReviewsView.tsx')).ReviewsView)

/** Why it cannot be bought: loaded on demand, since most visitors never see it. */
const Unavailable = lazyPart(async () => (await import('./UnavailableView.tsx')).UnavailableView, () => null)

/** Header, gallery and form, in the order of a phone; on a wide screen the gallery is at the left. Details below. */
export const ProductPageView = ({ product, breadcrumbs, chosen, form, isRefused }: ProductPageViewProps) => {
  const { title, brand, badge, usage, type, rating } = product
  return (
    <Page>
      <div className={css['page']}>
        {breadcrumbs}
        <div className={css['top']}>
          <div className={css['head']}>
            <Head title={title} brand={brand} badge={badge} usage={usage} type={type} rating={rating} />
            <WishlistSlot id={product.id} title={title} />
          </div>
          <div className={css['gallery']}>
            <Gallery title={title} pictures={product.gallery} />
          </div>
          <div className={css['buying']}>
            {form === undefined && <HydrationBoundary><Unavailable product={product} isRefused={isRefused} /></HydrationBoundary>}
            {form !== undefined && <><PacksView packs={product.packs} chosen={chosen} />{form.element}</>}
          </div>
        </div>
        <Details product={product} />
        {product.reviews !== undefined && <Reviews reviews={product.reviews} />}
        <RelatedView list="upsell" products={product.upsell} />
        <RelatedView list="similar" products={product.similar} />
        {form !== undefined && (
          <div className={css['bar']} data-buy-bar>
            <span className={css['barTotal']}>{form.total}</span>
            <Button type="submit" form={form.id} name="intent" value="add" isBusy={form.isBusy}>
              <Icon name="cart" />
              <FormattedMessage id={form.isBusy ? 'product.adding' : 'product.add_to_cart'} />
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}
