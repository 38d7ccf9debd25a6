import { FormattedMessage, useIntl } from 'react-intl'
import { RETURN_DAYS } from '../../domain/order/return-days.ts'
import css from './Section.module.css'

/** Numbers that can be checked: what the catalogue holds, and how long one may think it over. */
export const FiguresView = ({ products, brands }: { readonly products: number; readonly brands: number }) => (
  <section aria-label={useIntl().formatMessage({ id: 'home.figures' })}>
    <dl className={css['figures']}>
      <div><dt><FormattedMessage id="home.figure.products" /></dt><dd>{products}</dd></div>
      <div><dt><FormattedMessage id="home.figure.brands" /></dt><dd>{brands}</dd></div>
      <div><dt><FormattedMessage id="home.figure.returns" /></dt><dd>{RETURN_DAYS}</dd></div>
    </dl>
  </section>
)
