import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Money } from '../../domain/money/money.ts'
import { BlockedCartView } from '../cart/BlockedCartView.tsx'
import type { CartData } from '../cart/cart-data.ts'
import type { Codes } from '../coupon/codes.ts'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import type { Accepted } from './accepted.ts'
import { AcceptedView } from './AcceptedView.tsx'
import { BlockedLinesView } from './BlockedLinesView.tsx'
import { StepListView } from './StepListView.tsx'
import type { ShownStep } from './StepListView.tsx'
import { SummaryView } from './SummaryView.tsx'
import css from './CheckoutFrameView.module.css'

export type CheckoutFrameViewProps = {
  readonly steps: readonly ShownStep[]
  readonly cart: CartData | undefined
  readonly codes?: Codes | undefined
  readonly cartPath: string
  readonly limit?: Money | undefined
  readonly isNotDelivered?: boolean | undefined
  readonly accepted?: Accepted | undefined
  readonly title: ReactNode
  readonly children: ReactNode
}

/** The frame of every step: step list, the form, and the order summary. */
export const CheckoutFrameView = ({
  steps, cart, codes, cartPath, limit, isNotDelivered, accepted, title, children,
}: CheckoutFrameViewProps) => (
  <Page>
    <div className={css['frame']}>
      <div className={css['steps']}><StepListView steps={steps} /></div>
      {cart !== undefined && <div className={css['summary']}><SummaryView cart={cart} codes={codes} cartPath={cartPath} /></div>}
      <div className={css['question']}>
        <h1 className={css['title']}>{title}</h1>
        <BlockedCartView blocked={cart?.blocked}>
          <BlockedLinesView groups={cart?.groups ?? []} cartPath={cartPath} />
        </BlockedCartView>
        {limit !== undefined && (
          <Notice tone="danger" role="alert">
            <FormattedMessage id="error.order_limit_reached" values={{ limit: <MoneyText money={limit} /> }} />
          </Notice>
        )}
        {isNotDelivered === true && (
          <Notice tone="danger" role="alert"><FormattedMessage id="error.not_delivered_there" /></Notice>
        )}
        {children}
        {accepted !== undefined && <AcceptedView accepted={accepted} />}
        <p className={css['secure']}><Icon name="lock" size="small" /><FormattedMessage id="checkout.secure" /></p>
      </div>
    </div>
  </Page>
)
