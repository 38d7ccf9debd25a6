import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { CartChanges, RemovedLine } from './cart-changes.ts'
import type { CartData } from './cart-data.ts'
import { BlockedCartView } from './BlockedCartView.tsx'
import { CartEmptyView } from './CartEmptyView.tsx'
import type { CartEmptyViewProps } from './CartEmptyView.tsx'
import { CartGroupView } from './CartGroupView.tsx'
import { FreeShippingView } from './FreeShippingView.tsx'
import { RemovedLineView } from './RemovedLineView.tsx'
import { TotalsView } from './TotalsView.tsx'
import css from './CartView.module.css'

export type CartViewProps = {
  readonly cart: CartData | undefined
  readonly changes: CartChanges
  readonly removed?: RemovedLine | undefined
  readonly links: CartEmptyViewProps
  readonly place: 'side' | 'page'
  /** The form for vouchers and miles numbers. */
  readonly codes?: ReactNode
  /** The link to a subscription for these products. */
  readonly regularly?: ReactNode
  /** The actions, if they are not rendered elsewhere. */
  readonly buttons?: ReactNode
  readonly recommendations?: ReactNode
  /** Suggestions for an empty cart. */
  readonly suggestions?: ReactNode
  /** The shipping estimate, below the totals. */
  readonly estimate?: ReactNode
}

/** The cart, the same in the sidebar and on its page: lines by product, amount missing for free shipping, totals. */
export const CartView = (props: CartViewProps) => {
  const { cart, changes, removed, links, place, codes, regularly, buttons, recommendations, suggestions, estimate } = props
  const intl = useIntl()
  return (
    <div className={css['cart']} data-place={place}>
      <div className={css['items']}>
        <RemovedLineView removed={removed} />
        <BlockedCartView blocked={cart?.blocked} />
        {cart?.freeShipping !== undefined && <div className={css['free']}><FreeShippingView free={cart.freeShipping} /></div>}
        {cart === undefined
          ? (
            <CartEmptyView
              lensesPath={links.lensesPath}
              lensCarePath={links.lensCarePath}
              reorderPath={links.reorderPath}
              onFollow={links.onFollow}
            />
          )
          : (
            <ul className={css['groups']}>
              {cart.groups.map((group) => (
                <CartGroupView
                  key={group.productId}
                  group={group}
                  changes={changes}
                  idPrefix={place}
                  onFollow={links.onFollow}
                  heading={place === 'page' ? 'h2' : 'h3'}
                />
              ))}
            </ul>
          )}
        {cart !== undefined && codes}
        {cart !== undefined && regularly !== undefined && <p className={css['regularly']}>{regularly}</p>}
      </div>
      {cart !== undefined && (
        <div className={css['beside']}>
          <section className={css['sums']} aria-label={intl.formatMessage({ id: 'cart.totals' })}>
            <TotalsView totals={cart.totals} hasTotalBelow={place === 'side'} />
            {buttons}
          </section>
          {estimate}
        </div>
      )}
      {/* The link to the checkout comes before recommendations. */}
      {cart !== undefined && recommendations !== undefined && <div className={css['more']}>{recommendations}</div>}
      {cart === undefined && suggestions !== undefined && <div className={css['suggestions']}>{suggestions}</div>}
    </div>
  )
}
