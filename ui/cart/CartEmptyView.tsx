import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Icon } from '../design/Icon.tsx'
import css from './CartEmptyView.module.css'

export type CartEmptyViewProps = {
  readonly lensesPath: string
  readonly lensCarePath: string
  readonly reorderPath: string
  readonly onFollow?: (() => void) | undefined
}

/** An empty cart, with links to products and past orders. */
export const CartEmptyView = ({ lensesPath, lensCarePath, reorderPath, onFollow }: CartEmptyViewProps) => (
  <div className={css['empty']}>
    <span className={css['picture']}><Icon name="cart" size="large" /></span>
    <h2 className={css['title']}><FormattedMessage id="cart.empty" /></h2>
    <p><FormattedMessage id="cart.empty_hint" /></p>
    <div className={css['links']}>
      <ButtonLink to={lensesPath} onClick={onFollow}><FormattedMessage id="cart.to_lenses" /></ButtonLink>
      <ButtonLink to={lensCarePath} variant="secondary" onClick={onFollow}><FormattedMessage id="cart.to_lens_care" /></ButtonLink>
      <ButtonLink to={reorderPath} variant="quiet" onClick={onFollow}>
        <Icon name="reorder" />
        <FormattedMessage id="cart.to_past_orders" />
      </ButtonLink>
    </div>
  </div>
)
