/* oxlint-disable jsx-a11y/prefer-tag-over-role -- five drawn stars are one picture to a screen reader */
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
 * Five stars, filled by halves. Four of them unless told otherwise (Commerce §9). Where the reader's own colours are forced
 * on them, half a star may look like none: there the number is written beside them. One row of stars lies over another: a page with its
 * ratings held more stars than everything else.
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
