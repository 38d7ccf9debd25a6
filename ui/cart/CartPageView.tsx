import { FormattedMessage } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { CartView } from './CartView.tsx'
import type { CartViewProps } from './CartView.tsx'
import css from './CartPageView.module.css'

type CartPageViewProps = Omit<CartViewProps, 'place'> & {
  /** The title of the product that was just added. */
  readonly added?: string | undefined
  /** The order of the previous cart, shown beside an empty one. */
  readonly orderPath?: string | undefined
}

/** The cart as a page; the fallback for the sidebar without script. */
export const CartPageView = (
  {
    cart, added, orderPath, changes, removed, links, codes, regularly, buttons, recommendations, suggestions, estimate,
  }: CartPageViewProps,
) => (
  <Page>
    <div className={css['page']}>
      <h1><FormattedMessage id="cart.title" /></h1>
      {added !== undefined && (
        <Notice tone="success" role="status"><p><FormattedMessage id="cart.added" values={{ title: added }} /></p></Notice>
      )}
      {cart === undefined && orderPath !== undefined && (
        <Notice tone="info">
          <p><FormattedMessage id="cart.ordered" values={{ order: (words) => <Link to={orderPath}>{words}</Link> }} /></p>
        </Notice>
      )}
      {/* With script, missing cookies are detected before anything is added; a known order shows that cookies are accepted. */}
      {cart === undefined && orderPath === undefined && (
        <noscript><Notice tone="info"><p><FormattedMessage id="checkout.cookies_needed" /></p></Notice></noscript>
      )}
      <CartView
        place="page"
        cart={cart}
        changes={changes}
        removed={removed}
        links={links}
        codes={codes}
        regularly={regularly}
        buttons={buttons}
        recommendations={recommendations}
        suggestions={suggestions}
        estimate={estimate}
      />
    </div>
  </Page>
)
