import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { PaymentMethodsView } from '../payment/PaymentMethodsView.tsx'
import { Button } from '../design/Button.tsx'
import { Disclosure } from '../design/Disclosure.tsx'
import { Notice } from '../design/Notice.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { MomentText } from '../shop/MomentText.tsx'
import type { OrderData } from './order-data.ts'
import type { PaymentOutcome } from './payment-outcome.ts'
import { TransferView } from './TransferView.tsx'
import css from './StandingView.module.css'

export type StandingViewProps = {
  readonly order: Pick<OrderData, 'standing' | 'due' | 'payBy' | 'paymentMethod' | 'transfer'>
  /** The payment methods; with a single one there is no choice. */
  readonly methods?: readonly PaymentMethod[] | undefined
  /** The QR-bill of an order that awaits a bank transfer. */
  readonly slip?: string | undefined
  readonly outcome?: PaymentOutcome | undefined
  readonly failure?: ReactNode
  readonly isBusy: boolean
}

/** The amount due, and how to pay it. */
export const StandingView = ({ order, methods = [], slip, outcome, failure, isBusy }: StandingViewProps) => {
  if (order.standing === 'settled' || order.standing === 'cancelled') return null
  if (order.standing === 'awaited') {
    return (
      <Notice tone="info" title={<FormattedMessage id="order.pending" />}>
        {order.transfer === undefined
          ? <p><FormattedMessage id="order.transfer_hint" /></p>
          : <TransferView transfer={order.transfer} slip={slip} />}
      </Notice>
    )
  }
  return (
    <Notice
      tone={outcome === undefined ? 'info' : 'warning'}
      role={outcome === undefined ? undefined : 'alert'}
      title={<FormattedMessage id={outcome === undefined ? 'order.pending' : `order.payment_${outcome}`} />}
    >
      <p><FormattedMessage id={outcome === undefined ? 'order.pending_hint' : 'order.payment_again'} /></p>
      {order.payBy !== undefined && (
        <p><FormattedMessage id="order.pay_by" values={{ by: <MomentText at={order.payBy} /> }} /></p>
      )}
      {failure !== undefined && <p role="alert" className={css['failure']}>{failure}</p>}
      {order.due !== undefined && (
        <Form method="post" className={css['pay']}>
          {methods.length > 1 && (
            <Disclosure summary={<FormattedMessage id="order.other_method" />}>
              <PaymentMethodsView methods={methods} chosen={order.paymentMethod} />
            </Disclosure>
          )}
          <Button type="submit" name="pay" value="yes" size="large" isBusy={isBusy}>
            <FormattedMessage id="order.pay_now" values={{ amount: <MoneyText money={order.due} /> }} />
          </Button>
        </Form>
      )}
    </Notice>
  )
}
