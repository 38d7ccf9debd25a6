import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ownValue } from '../../domain/own-value.ts'
import { FREQUENCIES } from '../../domain/subscription/frequency.ts'
import { inShippingOrder } from '../../domain/delivery/shipping-order.ts'
import type { ShippingOption } from '../../domain/delivery/shipping-option.ts'
import { isOptionKey } from '../../domain/prescription/lens-option.ts'
import { PriceOrFreeText } from '../delivery/PriceOrFreeText.tsx'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { TICKED } from '../form/ticked.ts'
import { OPTION_MESSAGES } from '../product/option-messages.ts'
import { formatText } from '../messages/format-text.ts'
import { CardName } from '../payment/CardName.tsx'
import { PaymentMark } from '../payment/PaymentMark.tsx'
import type { PaymentEntry } from './payment-entry.ts'

const NAMES = {
  shippingMethod: 'order.shipping_method',
  frequency: 'subscription.frequency', day: 'subscription.day', method: 'order.payment_method', confirmed: 'subscription.frequency',
} as const

const otherName = (field: string) => {
  const key = field.split('-')[1] ?? ''
  return field.startsWith('value-') && isOptionKey(key) ? OPTION_MESSAGES[key] : 'subscription.quantity'
}

/** The label of a field in the error summary. */
export const fieldName = (field: string) => (
  <FormattedMessage id={ownValue(NAMES, field) ?? otherName(field)} />
)

export const useProblem = (reply: FormReply | undefined) => {
  const intl = useIntl()
  return (field: string): ReactNode => {
    const problem = reply?.problems[field]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
}

type Replied = { readonly reply: FormReply | undefined }

/** The interval in days, with its confirmation. */
export const RhythmFields = ({ days, reply, isShort = false }: Replied & { readonly days: number; readonly isShort?: boolean }) => {
  const problem = useProblem(reply)
  return (
    <>
      <TextField
        key={days}
        name="frequency"
        type="number"
        inputMode="numeric"
        min={FREQUENCIES.from}
        max={FREQUENCIES.to}
        isRequired
        label={<FormattedMessage id="subscription.frequency" />}
        hint={<FormattedMessage id="subscription.frequency_hint" />}
        error={problem('frequency')}
        defaultValue={reply?.typed['frequency'] ?? String(days)}
      />
      <Checkbox
        name="confirmed"
        value={TICKED}
        isRequired={!isShort}
        label={<FormattedMessage id={isShort ? 'subscription.confirm_short' : 'subscription.confirm'} />}
        error={problem('confirmed')}
        defaultChecked={reply?.typed['confirmed'] === TICKED}
      />
    </>
  )
}

type MethodFieldProps = Replied & { readonly methods: readonly PaymentEntry[]; readonly chosen: string | undefined }

type ShippingMethodFieldProps = Replied & { readonly options: readonly ShippingOption[]; readonly chosen: string | undefined }

/** The shipping methods with current prices. */
export const ShippingMethodField = ({ options, chosen, reply }: ShippingMethodFieldProps) => {
  const problem = useProblem(reply)
  return options.length === 0
    ? <Notice tone="warning"><FormattedMessage id="subscription.no_shipping_method" /></Notice>
    : (
      <RadioCards
        name="shippingMethod"
        legend={<FormattedMessage id="order.shipping_method" />}
        options={inShippingOrder(options).map(({ key, price }) => ({
          value: key, label: <ShippingNameText code={key} />, trailing: <PriceOrFreeText price={price} />,
        }))}
        defaultValue={reply?.typed['shippingMethod'] ?? chosen}
        error={problem('shippingMethod')}
      />
    )
}

const methodOption = (entry: PaymentEntry) => ({
  value: entry.value,
  mark: <PaymentMark method={entry.method} />,
  ...('digits' in entry
    ? {
      label: <CardName card={entry} />,
      detail: <>
        <FormattedMessage id="wallet.good_until" values={{ expiry: entry.expiry }} />{' '}
        <FormattedMessage id="subscription.charged" />
      </>,
    }
    : { label: <FormattedMessage id={`payment.method.${entry.method}`} /> }),
})

/** The payment methods that can be charged without the customer. */
export const MethodField = ({ methods, chosen, reply }: MethodFieldProps) => {
  const problem = useProblem(reply)
  return methods.length === 0
    ? (
      <Notice tone="warning">
        <FormattedMessage id="subscription.no_payment" />{' '}<FormattedMessage id="subscription.card_hint" />
      </Notice>
    )
    : (
      <RadioCards
        name="method"
        legend={<FormattedMessage id="order.payment_method" />}
        options={methods.map(methodOption)}
        defaultValue={reply?.typed['method'] ?? chosen}
        error={problem('method')}
      />
    )
}
