import { FormattedMessage } from 'react-intl'
import type { SellingPoint } from '../../domain/content/block.ts'
import { Icon } from '../design/Icon.tsx'
import type { IconName } from '../design/icon-names.ts'
import css from './Section.module.css'

/** The icons of the nine selling points, in their order. */
const MARKS: readonly IconName[] = ['shield', 'calendar', 'lens', 'savings', 'user-check', 'lock', 'return', 'support', 'globe']

export type SellingPointsViewProps = { readonly points: readonly SellingPoint[]; readonly title?: string | undefined }

export const SellingPointsView = ({ points, title = '' }: SellingPointsViewProps) => points.length > 0 && (
  <section aria-labelledby="points">
    <div className={css['head']}><h2 id="points">{title === '' ? <FormattedMessage id="home.points" /> : title}</h2></div>
    <ul className={css['points']}>
      {points.map((point, index) => (
        <li key={point.title} className={css['point']}>
          <Icon name={MARKS[index] ?? 'check'} size="large" />
          <div>
            <h3>{point.title}</h3>
            {point.text !== '' && <p>{point.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  </section>
)
