import { FormattedMessage } from 'react-intl'
import type { TotalRows } from '../../domain/cart/total-rows.ts'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { TotalAmount } from './TotalAmount.tsx'
import css from './CartButtonsView.module.css'

export type CartButtonsViewProps = {
  readonly checkoutPath: string
  /** What is to pay, where the sums may be scrolled away. */
  readonly totals?: TotalRows
  /** On the page the way on is a link, at the side it closes the cart. */
  readonly onward: { readonly to: string } | { readonly onClose: () => void }
}

/** The two ways out of a filled cart (Commerce §2, decision A71). */
export const CartButtonsView = ({ checkoutPath, totals, onward }: CartButtonsViewProps) => {
  const close = 'onClose' in onward ? onward.onClose : undefined
  return (
    <div className={css['buttons']} data-place={close === undefined ? 'page' : 'side'}>
      {totals !== undefined && (
        <p className={css['total']}><span><FormattedMessage id="cart.total" /></span> <span><TotalAmount totals={totals} /></span></p>
      )}
      <ButtonLink to={checkoutPath} size="large" isWide onClick={close}><FormattedMessage id="cart.to_checkout" /></ButtonLink>
      {'to' in onward
        ? <ButtonLink to={onward.to} variant="secondary" isWide><FormattedMessage id="cart.continue_shopping" /></ButtonLink>
        : <Button variant="secondary" isWide onClick={onward.onClose}><FormattedMessage id="cart.continue_shopping" /></Button>}
    </div>
  )
}
