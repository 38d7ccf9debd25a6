import { FormattedMessage } from 'react-intl'
import type { PaymentStanding } from '../../domain/payment/payment-standing.ts'
import css from './NextStepsView.module.css'

const STEPS = {
  payable: ['order.next.pay', 'order.next.mail', 'order.next.pack', 'order.next.ship'],
  awaited: ['order.next.mail', 'order.next.pay', 'order.next.pack', 'order.next.ship'],
  settled: ['order.next.mail', 'order.next.pack', 'order.next.ship'],
} as const

/** The next steps in order. */
export const NextStepsView = ({ standing }: { readonly standing: Exclude<PaymentStanding, 'cancelled'> }) => (
  <section className={css['next']}>
    <h2 className={css['title']}><FormattedMessage id="order.next" /></h2>
    <ol className={css['steps']}>
      {STEPS[standing].map((id) => <li key={id}><FormattedMessage id={id} /></li>)}
    </ol>
  </section>
)
