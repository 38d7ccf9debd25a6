import { FormattedMessage } from 'react-intl'
import { OWN_METHODS } from '../../domain/checkout/payment-method.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { PaymentMark } from './PaymentMark.tsx'

export type PaymentMethodsViewProps = {
  readonly methods: readonly PaymentMethod[]
  /** Apple Pay was chosen before, and this browser cannot open it. */
  readonly lacksApplePay?: boolean | undefined
  readonly chosen?: string | undefined
  readonly error?: string | undefined
  readonly onChoose?: ((method: string) => void) | undefined
}

const isOwn = (method: PaymentMethod): method is (typeof OWN_METHODS)[number] => (OWN_METHODS as readonly string[]).includes(method)

/** The ways to pay. What the shop handles itself says what happens. */
export const PaymentMethodsView = ({ methods, lacksApplePay = false, chosen, error, onChoose }: PaymentMethodsViewProps) => (
  <>
    {lacksApplePay && <Notice tone="info" role="status"><p><FormattedMessage id="error.apple_pay_only_in_safari" /></p></Notice>}
    <RadioCards
      name="paymentMethod"
      onChange={onChoose}
      legend={<FormattedMessage id="order.payment_method" />}
      defaultValue={chosen}
      error={error}
      isDense
      options={methods.map((method) => ({
        value: method,
        mark: <PaymentMark method={method} />,
        label: <FormattedMessage id={`payment.method.${method}`} />,
        detail: isOwn(method) ? <FormattedMessage id={`payment.detail.${method}`} /> : undefined,
      }))}
    />
  </>
)
