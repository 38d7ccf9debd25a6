import { shownBrand } from '../../domain/product/shown-brand.ts'
import type { ShownRating } from '../../domain/rating/shown-rating.ts'
import { NameText } from '../design/NameText.tsx'
import text from '../design/text.module.css'
import { FacetValueText } from '../listing/FacetValueText.tsx'
import { FlagView } from '../listing/FlagView.tsx'
import { RatingView } from '../listing/RatingView.tsx'
import css from './ProductPageView.module.css'

export type ProductHeadViewProps = {
  readonly title: string
  readonly brand: string
  readonly badge: string | undefined
  readonly usage: string | undefined
  readonly type: string | undefined
  readonly rating: ShownRating | undefined
}

/** Name, kind and rating. */
export const ProductHeadView = ({ title, brand, badge, usage, type, rating }: ProductHeadViewProps) => (
  <>
    <FlagView flag={badge} />
    {shownBrand({ title, brand }) !== undefined && <p className={text['eyebrow']}>{brand}</p>}
    <h1 className={css['title']}><NameText name={title} /></h1>
    <p className={css['kind']}>
      {usage !== undefined && <FacetValueText facet="lens_usage" value={usage} />}
      {type !== undefined && <>{' · '}<FacetValueText facet="lens_type" value={type} /></>}
    </p>
    <RatingView rating={rating} isCounted />
  </>
)
