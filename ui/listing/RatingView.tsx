import { FormattedMessage, useIntl } from 'react-intl'
import { RATING_MAX } from '../../domain/rating/shown-rating.ts'
import type { ShownRating } from '../../domain/rating/shown-rating.ts'
import { Rating } from '../design/Rating.tsx'
import text from '../design/text.module.css'
import css from './RatingView.module.css'

/** Stars and how many people gave them; nothing at all for a product nobody rated. */
export const RatingView = ({ rating }: { readonly rating: ShownRating | undefined }) => {
  const intl = useIntl()
  if (rating === undefined) return null
  const label = intl.formatMessage({ id: 'product.rating' }, { value: rating.value, max: RATING_MAX })
  return (
    <span className={css['rating']}>
      <Rating value={rating.value} max={RATING_MAX} label={label} />
      <span className={text['tiny']}><FormattedMessage id="product.rating_count" values={{ count: rating.count }} /></span>
    </span>
  )
}
