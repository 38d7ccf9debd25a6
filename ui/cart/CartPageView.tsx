import { FormattedMessage } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import { CartView } from './CartView.tsx'
import type { CartViewProps } from './CartView.tsx'
import css from './CartPageView.module.css'

/** The cart as a page of its own: what the sidebar is without script. */
export const CartPageView = (props: Omit<CartViewProps, 'place'>) => (
  <Page>
    <div className={css['page']}>
      <h1><FormattedMessage id="cart.title" /></h1>
      <CartView {...props} place="page" />
    </div>
  </Page>
)
