/* oxlint-disable jsx-a11y/prefer-tag-over-role -- five drawn stars are one picture to a screen reader */
import { Icon } from './Icon.tsx'
import { starFills } from './star-fills.ts'
import css from './Rating.module.css'

export type RatingProps = {
  readonly value?: number | undefined
  readonly max?: number | undefined
  readonly label: string
  readonly number?: string
}

/**
 * Stars, each full, half or empty. Four of five unless told otherwise (Commerce §9). Where the reader's own colours
 * are forced on them, half a star may look like none: there the number is written beside them.
 */
export const Rating = ({ value = 4, max = 5, label, number = String(value) }: RatingProps) => (
  <span className={css['rating']} role="img" aria-label={label}>
    {starFills(value, max).map((fill, index) => (
      <span key={index} className={css['star']} data-fill={fill}>
        <Icon name="star" />
        {fill !== 'empty' && <span className={css[fill]}><Icon name="star" /></span>}
      </span>
    ))}
    <span className={css['number']}>{number}</span>
  </span>
)
