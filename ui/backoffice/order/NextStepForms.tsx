import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OrderAction } from '../../../application/contract/staff/orders.ts'
import { CARRIERS, carrierOf } from '../../../domain/delivery/carrier.ts'
import { formatMoney, toMajorUnits } from '../../../domain/money/money-format.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import type { NextSteps } from '../../../domain/staff/next-steps.ts'
import text from '../../design/text.module.css'
import { Card } from '../parts/Card.tsx'
import { ActionForm, Check, Fieldset, Hidden, Input, Select, typedOr, type ActionFormProps, type Typed } from '../parts/Fields.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { useLineTexts } from './line-texts.ts'
import css from './Order.module.css'

/** An action and, after a colon, its step or refund. */
type Act = OrderAction | `${OrderAction}:${string}`

export type StepFormsProps = {
  readonly order: Order
  readonly next: NextSteps
  /** Whether the staff member has the permission of an action. */
  readonly may: (act: Act) => boolean
  readonly typed: Typed
  /** Makes the key of a form, so that a form sent twice is carried out once. */
  readonly newKey: () => string
}

type Step = { readonly act: Act; readonly heading?: string | undefined; readonly help?: string | undefined } & ActionFormProps

const StepForm = ({ heading, help, act, label, look, newKey, children }: Step & Pick<StepFormsProps, 'newKey'>) => (
  <>
    {heading !== undefined && <h3 className={css['title']}>{heading}</h3>}
    {help !== undefined && <p className={text['soft']}>{help}</p>}
    <ActionForm act={act} label={label} look={look}>
      <Hidden name="key" value={newKey()} />
      {children}
    </ActionForm>
  </>
)

type FieldsProps = { readonly act: string; readonly typed: Typed }
const valueIn = ({ act, typed }: FieldsProps, name: string, otherwise: string): string =>
  typedOr(typed, typed.get('act') === act, name, otherwise)

const Note = ({ act, typed }: FieldsProps) => {
  const { t } = useTexts()
  return <Input label={t('back_office.note')} name="note" value={valueIn({ act, typed }, 'note', '')} />
}

const Packs = ({ act, typed, order, packs, areAll }: FieldsProps & {
  readonly order: Order
  readonly packs: readonly LineQuantity[]
  /** Whether the form begins with all packs, or with none. */
  readonly areAll: boolean
}) => {
  const { t } = useTexts()
  const { titleWithEye } = useLineTexts()
  return (
    <Fieldset legend={t('back_office.packs')}>
      {packs.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId)
        const name = `packs.${lineId}`
        return (
          <Input
            key={lineId} label={`${line === undefined ? lineId : titleWithEye(line)}, ${t('back_office.of_packs', { count: quantity })}`}
            name={name} type="number" min={0} max={quantity} value={valueIn({ act, typed }, name, areAll ? String(quantity) : '0')}
          />
        )
      })}
    </Fieldset>
  )
}

const ShippingFields = ({ act, typed, order, next }: FieldsProps & Pick<StepFormsProps, 'order' | 'next'>) => {
  const { t } = useTexts()
  return (
    <>
      <Packs act={act} typed={typed} order={order} packs={next.toSend} areAll />
      <Select
        label={t('back_office.carrier')} name="carrier" value={valueIn({ act, typed }, 'carrier', carrierOf(order.shippingMethod))}
        options={CARRIERS.map((carrier) => ({ value: carrier, label: t(`back_office.carrier.${carrier}`) }))}
      />
      <Input label={t('back_office.tracking')} name="tracking" value={valueIn({ act, typed }, 'tracking', '')} />
      <Note act={act} typed={typed} />
    </>
  )
}

const ReturnFields = ({ act, typed, order, next }: FieldsProps & Pick<StepFormsProps, 'order' | 'next'>) => {
  const { t } = useTexts()
  return (
    <>
      <Packs act={act} typed={typed} order={order} packs={next.toReturn} areAll={false} />
      <Check label={t('back_office.sellable')} name="isSellable" />
      <Note act={act} typed={typed} />
    </>
  )
}

const AmountField = ({ act, typed, label, amount }: FieldsProps & { readonly label: string; readonly amount: string }) =>
  <Input label={label} name="amount" value={valueIn({ act, typed }, 'amount', amount)} inputMode="decimal" required />

type Form = Step & { readonly fields?: ReactNode }

/** Every action that is permitted, and possible in the order's state, in the order of the work. */
const useForms = ({ order, next, may, typed }: Omit<StepFormsProps, 'newKey'>): readonly Form[] => {
  const { t } = useTexts()
  const { steps, toSend, mayCancelRemainingItems, toReturn, due, refundable, toTransfer, mayCancel } = next
  const forms: readonly (Form | false)[] = [
    ...steps.map((step): Form => ({ act: `stepOrder:${step}`, label: t(`back_office.step.${step}`) })),
    toSend.length > 0 && {
      act: 'shipParcel', heading: t('back_office.ship_parcel'), label: t('back_office.mark_shipped'),
      fields: <ShippingFields act="shipParcel" typed={typed} order={order} next={next} />,
    },
    mayCancelRemainingItems && {
      act: 'cancelRemainingItems', label: t('back_office.cancel_remaining_items'), look: 'secondary',
      fields: <Note act="cancelRemainingItems" typed={typed} />,
    },
    toReturn.length > 0 && {
      act: 'returnItems', heading: t('back_office.record_return'), label: t('back_office.record_return'), look: 'secondary',
      fields: <ReturnFields act="returnItems" typed={typed} order={order} next={next} />,
    },
    due !== undefined && {
      act: 'recordTransfer', heading: t('back_office.record_payment'), label: t('back_office.record_payment'), look: 'secondary',
      fields: (
        <AmountField
          act="recordTransfer" typed={typed} label={t('back_office.transfer_amount', { currency: due.currency })}
          amount={toMajorUnits(due)}
        />
      ),
    },
    refundable !== undefined && {
      act: 'refundOrder', heading: t('back_office.refund'), label: t('back_office.refund_now'), look: 'secondary',
      fields: (
        <>
          <AmountField
            act="refundOrder" typed={typed} label={t('back_office.refund_amount', { most: formatMoney(refundable) })} amount=""
          />
          <Check label={t('back_office.refund_by_transfer')} name="method" value="transfer" />
          <Note act="refundOrder" typed={typed} />
        </>
      ),
    },
    ...toTransfer.map(({ id, amount }): Form => ({
      act: `markRefundPaid:${id}`, label: t('back_office.refund_done', { amount: formatMoney(amount) }), look: 'secondary',
    })),
    mayCancel && {
      act: 'cancelOrder', heading: t('back_office.cancel'), help: t('back_office.cancel_help'), label: t('back_office.cancel'),
      look: 'secondary', fields: <Note act="cancelOrder" typed={typed} />,
    },
  ]
  return forms.filter((form) => form !== false).filter(({ act }) => may(act))
}

/** The possible actions, each in its own form. */
export const NextStepForms = ({ order, next, may, typed, newKey }: StepFormsProps) => {
  const { t } = useTexts()
  const forms = useForms({ order, next, may, typed })
  return (
    <div className={css['screen']}>
      <Card heading={t('back_office.next_steps')}>
        {forms.length === 0 && <p><FormattedMessage id="back_office.no_steps" /></p>}
        {forms.map(({ heading, help, act, label, look, fields }) => (
          <StepForm key={act} heading={heading} help={help} act={act} label={label} look={look} newKey={newKey}>{fields}</StepForm>
        ))}
      </Card>
    </div>
  )
}
