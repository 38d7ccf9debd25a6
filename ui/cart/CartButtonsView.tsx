import { FormattedMessage } from 'react-intl'
import type { TotalRows } from '../../domain/cart/total-rows.ts'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { TotalAmount } from './TotalAmount.tsx'
import css from './CartButtonsView.module.css'

export type CartButtonsViewProps = {
  readonly checkoutPath: string
  /** The total, where the sums may be scrolled out of view. */
  readonly totals?: TotalRows
  /** On the cart page a link; in the sidebar a button that closes it. */
  readonly proceed: { readonly to: string } | { readonly onClose: () => void }
}

/** The two actions of a cart with items (Commerce §2, decision A71). */
export const CartButtonsView = ({ checkoutPath, totals, proceed }: CartButtonsViewProps) => {
  const close = 'onClose' in proceed ? proceed.onClose : undefined
  return (
    <div className={css['buttons']} data-place={close === undefined ? 'page' : 'side'}>
      {totals !== undefined && (
        <p className={css['total']}><span><FormattedMessage id="cart.total" /></span> <span><TotalAmount totals={totals} /></span></p>
      )}
      <ButtonLink to={checkoutPath} size="large" isWide onClick={close}><FormattedMessage id="cart.to_checkout" /></ButtonLink>
      {'to' in proceed
        ? <ButtonLink to={proceed.to} variant="secondary" isWide><FormattedMessage id="cart.continue_shopping" /></ButtonLink>
        : <Button variant="secondary" isWide onClick={proceed.onClose}><FormattedMessage id="cart.continue_shopping" /></Button>}
    </div>
  )
}
