import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ShippingRow, TotalRows } from '../../domain/cart/total-rows.ts'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import text from '../design/text.module.css'
import { MoneyText } from '../money/MoneyText.tsx'
import { TotalAmount } from './TotalAmount.tsx'
import css from './TotalsView.module.css'

const shippingText = (shipping: ShippingRow): ReactNode => {
  switch (shipping._tag) {
    case 'Later':
      return <FormattedMessage id="cart.shipping_later" />
    case 'Free':
      return <FormattedMessage id="cart.shipping_free" values={{ price: <MoneyText money={shipping.price} /> }} />
    case 'Priced':
      return <MoneyText money={shipping.price} />
  }
}

const discountText = ({ couponCode: code, discountNote }: TotalRows): ReactNode => (
  <>
    {code === undefined ? <FormattedMessage id="cart.discount" /> : <FormattedMessage id="cart.discount_by" values={{ code }} />}
    {discountNote !== undefined && <span className={css['note']}>{discountNote}</span>}
  </>
)

type TotalsViewProps = {
  readonly totals: TotalRows
  /** The total is shown below the scrolling area and not repeated here. */
  readonly hasTotalBelow?: boolean
}

/** Subtotal, discount, shipping, total and savings. */
export const TotalsView = ({ totals, hasTotalBelow = false }: TotalsViewProps) => (
  <div>
    <DefinitionRows
      look="plain"
      rows={[
        { term: <FormattedMessage id="cart.subtotal" />, value: <MoneyText money={totals.subtotal} /> },
        ...(totals.discount === undefined
          ? []
          : [{ term: discountText(totals), value: <MoneyText money={totals.discount} /> }]),
        { term: <FormattedMessage id="cart.shipping" />, value: shippingText(totals.shipping) },
        ...(hasTotalBelow
          ? []
          : [{ term: <FormattedMessage id="cart.total" />, value: <TotalAmount totals={totals} />, isStrong: true }]),
      ]}
    />
    {totals.savings !== undefined && (
      <p className={text['saving']}>
        <FormattedMessage
          id="cart.savings"
          values={{ amount: <MoneyText money={totals.savings.amount} />, percent: totals.savings.percent }}
        />
      </p>
    )}
    <p className={css['vat']}><FormattedMessage id="cart.vat_included" /></p>
  </div>
)
