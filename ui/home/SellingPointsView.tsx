import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { SELLING_POINTS } from './selling-points.ts'
import later from '../design/later.module.css'
import css from './Section.module.css'

export const SellingPointsView = () => (
  <section className={later['later']} aria-labelledby="points">
    <div className={css['head']}><h2 id="points"><FormattedMessage id="home.points" /></h2></div>
    <ul className={css['points']}>
      {SELLING_POINTS.map(({ icon, title, text }) => (
        <li key={title} className={css['point']}>
          <Icon name={icon} size="large" />
          <div>
            <h3><FormattedMessage id={title} /></h3>
            <p><FormattedMessage id={text} /></p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
