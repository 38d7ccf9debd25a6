import { FormattedMessage, useIntl } from 'react-intl'
import { RATING_MAX } from '../../domain/rating/shown-rating.ts'
import type { ShownRating } from '../../domain/rating/shown-rating.ts'
import { Rating } from '../design/Rating.tsx'
import text from '../design/text.module.css'
import css from './RatingView.module.css'

export type RatingViewProps = {
  readonly rating: ShownRating | undefined
  /** Whether the number of ratings is shown as text: only if there is room, since a bare number would suggest reviews. */
  readonly isCounted?: boolean
}

/** The stars of a product; nothing without ratings. */
export const RatingView = ({ rating, isCounted = false }: RatingViewProps) => {
  const intl = useIntl()
  if (rating === undefined) return null
  const label = intl.formatMessage({ id: 'product.rating' }, { value: rating.value, max: RATING_MAX })
  return (
    <span className={css['rating']}>
      <Rating value={rating.value} label={label} number={intl.formatNumber(rating.value)} />
      {isCounted && (
        <span className={text['tiny']}><FormattedMessage id="product.rating_count" values={{ count: rating.count }} /></span>
      )}
    </span>
  )
}
