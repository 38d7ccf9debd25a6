import { FormattedMessage } from 'react-intl'
import { isOwnMethod } from '../../domain/checkout/payment-method.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { cardChoice, type CardEntry } from './card-data.ts'
import { CardName } from './CardName.tsx'
import { PaymentMark } from './PaymentMark.tsx'

export type PaymentMethodsViewProps = {
  readonly methods: readonly PaymentMethod[]
  /** The customer's saved cards. */
  readonly cards?: readonly CardEntry[] | undefined
  /** Apple Pay was chosen before, and this browser does not support it. */
  readonly lacksApplePay?: boolean | undefined
  readonly chosen?: string | undefined
  readonly error?: string | undefined
  readonly onChoose?: ((method: string) => void) | undefined
}

const toOption = (card: CardEntry) => ({
  value: cardChoice(card.alias),
  mark: <PaymentMark method={card.method} />,
  label: <CardName card={card} />,
  detail: <FormattedMessage id={card.isExpired ? 'wallet.expired' : 'wallet.good_until'} values={{ expiry: card.expiry }} />,
  disabled: card.isExpired,
})

/** The payment methods. Those of the shop itself have an explanation. */
export const PaymentMethodsView = ({ methods, cards = [], lacksApplePay = false, chosen, error, onChoose }: PaymentMethodsViewProps) => (
  <>
    {lacksApplePay && <Notice tone="info" role="status"><p><FormattedMessage id="error.apple_pay_only_in_safari" /></p></Notice>}
    <RadioCards
      name="paymentMethod"
      onChange={onChoose}
      legend={<FormattedMessage id="order.payment_method" />}
      defaultValue={chosen}
      error={error}
      isDense
      options={[...cards.map(toOption), ...methods.map((method) => ({
        value: method,
        mark: <PaymentMark method={method} />,
        label: <FormattedMessage id={`payment.method.${method}`} />,
        detail: isOwnMethod(method) ? <FormattedMessage id={`payment.detail.${method}`} /> : undefined,
      }))]}
    />
  </>
)
