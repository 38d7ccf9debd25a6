import { FormattedMessage } from 'react-intl'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import card from './ProductCardView.module.css'
import css from './ProductListView.module.css'

/** Cards in their final size while their products are on the way. */
export const ListingSkeletonView = ({ count = 6 }: { readonly count?: number }) => (
  <div role="status">
    <VisuallyHidden><FormattedMessage id="listing.loading" /></VisuallyHidden>
    <ul className={css['products']} data-view="grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={card['card']}>
            <div className={card['cover']}><Skeleton shape="picture" /></div>
            <div className={card['words']}><Skeleton shape="line" /><Skeleton shape="title" /><Skeleton shape="line" /></div>
            <div className={card['offer']}><Skeleton shape="line" /></div>
          </div>
        </li>
      ))}
    </ul>
  </div>
)
