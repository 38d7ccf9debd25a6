/* oxlint-disable jsx-a11y/prefer-tag-over-role -- five star icons are one image to a screen reader */
import { halfStars } from './half-stars.ts'
import sprite from './icons.svg?no-inline'
import css from './Rating.module.css'

export type RatingProps = {
  readonly value?: number | undefined
  readonly label: string
  readonly number?: string
}

const STARS = (
  <svg viewBox="0 0 125 24" aria-hidden="true">
    <use href={`${sprite}#stars`} />
  </svg>
)

/**
 * Five stars, filled by halves; four of them by default (Commerce §9). In forced-colours mode a half star may be invisible, so the
 * number is shown beside them. One row of stars overlays another, to keep the number of elements of a list small.
 */
export const Rating = ({ value = 4, label, number = String(value) }: RatingProps) => (
  <span className={css['rating']} role="img" aria-label={label}>
    <span className={css['stars']}>
      {STARS}
      <span className={css['filled']} data-halves={halfStars(value)}>{STARS}</span>
    </span>
    <span className={css['number']}>{number}</span>
  </span>
)
