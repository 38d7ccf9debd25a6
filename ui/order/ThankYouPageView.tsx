import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PaymentStanding } from '../../domain/payment/payment-standing.ts'
import { GuaranteeNoteView } from '../content/GuaranteeNoteView.tsx'
import { TotalsView } from '../cart/TotalsView.tsx'
import { Badge } from '../design/Badge.tsx'
import type { BadgeTone } from '../design/Badge.tsx'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'
import { Notice } from '../design/Notice.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import { NextStepsView } from './NextStepsView.tsx'
import type { OrderData } from './order-data.ts'
import { OrderDetailsView } from './OrderDetailsView.tsx'
import { OrderLinesView } from '../cart/OrderLinesView.tsx'
import { StandingView } from './StandingView.tsx'
import type { StandingViewProps } from './StandingView.tsx'
import css from './ThankYouPageView.module.css'

export type ThankYouPageViewProps = Omit<StandingViewProps, 'order'> & {
  readonly order: OrderData
  /** The visitor continued with a cart that was already ordered. */
  readonly isAgain?: boolean | undefined
  readonly phone: string
  readonly homePath: string
  readonly termsPath: string
  readonly withdrawalPath: string
  /** Reordering, if possible. */
  readonly again?: ReactNode
}

const TITLES = {
  settled: 'order.thank_you', payable: 'order.received', awaited: 'order.thank_you', cancelled: 'order.cancelled_title',
} as const

/** With a bank transfer the confirmation e-mail has the account; a payment on a payment page is confirmed once it is made. */
const CONFIRMATIONS = { settled: 'order.confirmation', payable: 'order.confirmation_once_paid', awaited: 'order.confirmation' } as const

const TONES: { readonly [standing in PaymentStanding]: BadgeTone } = {
  settled: 'success', payable: 'warning', awaited: 'warning', cancelled: 'disabled',
}

const linkTo = (path: string) => (words: ReactNode) => <Link to={path}>{words}</Link>

/** The order for a visitor with its token: status, items and next steps. */
export const ThankYouPageView = (
  { order, isAgain = false, methods, slip, outcome, failure, isBusy, phone, again, ...paths }: ThankYouPageViewProps,
) => (
  <Page>
    <div className={css['page']}>
      {isAgain && <Notice tone="info" role="status" title={<FormattedMessage id="order.already" />} />}
      <header className={css['head']}>
        {order.standing === 'settled' && <span className={css['mark']}><Icon name="check" size="large" /></span>}
        <h1 className={css['title']}><FormattedMessage id={TITLES[order.standing]} /></h1>
        <p className={css['number']}>
          <span><FormattedMessage id="order.number" /> <strong><Unbroken>{order.number}</Unbroken></strong></span>
          <Badge tone={TONES[order.standing]}><FormattedMessage id={order.status} /></Badge>
        </p>
        {order.standing !== 'cancelled' && (
          <p>
            <FormattedMessage id={CONFIRMATIONS[order.standing]} values={
              { email: <strong className={css['email']}>{order.email}</strong> }
            } />
          </p>
        )}
      </header>
      <StandingView order={order} methods={methods} slip={slip} outcome={outcome} failure={failure} isBusy={isBusy} />
      <div className={css['columns']}>
        <section>
          <h2 className={css['part']}><FormattedMessage id="order.lines" /></h2>
          <OrderLinesView groups={order.groups} />
          <TotalsView totals={order.totals} />
        </section>
        <div className={css['side']}>
          {order.standing !== 'cancelled' && !order.hasShipped && <NextStepsView standing={order.standing} />}
          {again}
          <section>
            <h2 className={css['part']}><FormattedMessage id="order.details" /></h2>
            <OrderDetailsView order={order} />
          </section>
          {order.standing !== 'cancelled' && (
            <p>
              <FormattedMessage
                id="order.contract"
                values={{ terms: linkTo(paths.termsPath), withdrawal: linkTo(paths.withdrawalPath) }}
              />
            </p>
          )}
          {order.hasGuaranteeNotice && <GuaranteeNoteView termsPath={paths.termsPath} />}
          <p><FormattedMessage id="order.help" values={{ phone: <a href={phoneLink(phone)}>{phone}</a> }} /></p>
          <p><StandaloneLink to={paths.homePath}><FormattedMessage id="order.to_home" /></StandaloneLink></p>
        </div>
      </div>
    </div>
  </Page>
)
