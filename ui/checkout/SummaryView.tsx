import { FormattedMessage } from 'react-intl'
import type { CartData } from '../cart/cart-data.ts'
import { OrderLinesView } from '../cart/OrderLinesView.tsx'
import { TotalsView } from '../cart/TotalsView.tsx'
import { CodesView } from '../coupon/CodesView.tsx'
import type { Codes } from '../coupon/codes.ts'
import { Disclosure } from '../design/Disclosure.tsx'
import { Link } from '../design/Link.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import css from './SummaryView.module.css'

export type SummaryViewProps = {
  readonly cart: CartData
  readonly cartPath: string
  /** The form for vouchers and miles numbers, if shown in this step. */
  readonly codes?: Codes | undefined
}

const Body = ({ cart, cartPath, codes, idPrefix }: SummaryViewProps & { readonly idPrefix: string }) => (
  <div className={css['body']}>
    <OrderLinesView groups={cart.groups} size="compact" />
    {codes !== undefined && <CodesView data={cart.codes} codes={codes} idPrefix={idPrefix} />}
    <TotalsView totals={cart.totals} />
    <p><Link className={css['edit']} to={cartPath}><FormattedMessage id="checkout.edit_cart" /></Link></p>
  </div>
)

/** The order summary, collapsed above the step on phones, beside it on wide screens. */
export const SummaryView = ({ cart, cartPath, codes }: SummaryViewProps) => (
  <>
    <div className={css['folded']}>
      <Disclosure
        summary={(
          <span className={css['short']}>
            <span>
              <FormattedMessage id="checkout.summary" />, <FormattedMessage id="checkout.summary_packs" values={{ count: cart.units }} />
            </span>
            <strong><MoneyText money={cart.totals.total} /></strong>
          </span>
        )}
      >
        <Body cart={cart} cartPath={cartPath} codes={codes} idPrefix="folded" />
      </Disclosure>
    </div>
    <aside className={css['beside']}>
      <h2 className={css['title']}><FormattedMessage id="checkout.summary" /></h2>
      <Body cart={cart} cartPath={cartPath} codes={codes} idPrefix="beside" />
    </aside>
  </>
)
