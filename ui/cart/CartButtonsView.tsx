import { FormattedMessage } from 'react-intl'
import type { Money } from '../../domain/money/money.ts'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import css from './CartButtonsView.module.css'

export type CartButtonsViewProps = {
  readonly checkoutPath: string
  /** What is to pay, where the sums may be scrolled away. */
  readonly total?: Money
  /** On the page the way on is a link, at the side it closes the cart. */
  readonly onward: { readonly to: string } | { readonly onClose: () => void }
}

/** The two ways out of a filled cart (Commerce §2, decision A71). */
export const CartButtonsView = ({ checkoutPath, total, onward }: CartButtonsViewProps) => {
  const close = 'onClose' in onward ? onward.onClose : undefined
  return (
    <div className={css['buttons']} data-place={close === undefined ? 'page' : 'side'}>
      {total !== undefined && (
        <p className={css['total']}><span><FormattedMessage id="cart.total" /></span> <span><MoneyText money={total} /></span></p>
      )}
      <ButtonLink to={checkoutPath} size="large" isWide onClick={close}><FormattedMessage id="cart.to_checkout" /></ButtonLink>
      {'to' in onward
        ? <ButtonLink to={onward.to} variant="secondary" isWide><FormattedMessage id="cart.continue_shopping" /></ButtonLink>
        : <Button variant="secondary" isWide onClick={onward.onClose}><FormattedMessage id="cart.continue_shopping" /></Button>}
    </div>
  )
}
