import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { formatText } from '../messages/format-text.ts'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { PriceOrFreeText } from '../delivery/PriceOrFreeText.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import type { ShippingChoice } from '../delivery/shipping-choice.ts'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import css from './Form.module.css'

export type ShippingPageViewProps = {
  readonly choices: readonly ShippingChoice[]
  readonly chosen?: string | undefined
  /** The town of the shipping address. */
  readonly place?: string | undefined
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly addressPath: string
  readonly onChoose?: ((key: string) => void) | undefined
}

/** The choice of a shipping method. */
export const ShippingPageView = ({ choices, chosen, place, reply, isBusy, addressPath, onChoose }: ShippingPageViewProps) => {
  const intl = useIntl()
  const problem = reply?.problems['shippingMethod']
  if (choices.length === 0) {
    return (
      <Notice tone="warning">
        <p><FormattedMessage id="checkout.shipping.none" /></p>
        <p><Link to={addressPath}><FormattedMessage id="checkout.change_address" /></Link></p>
      </Notice>
    )
  }
  return (
    <Form method="post" noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={() => <FormattedMessage id="order.shipping_method" />} />
      <RadioCards
        name="shippingMethod"
        onChange={onChoose}
        legend={place === undefined
          ? <FormattedMessage id="order.shipping_method" />
          : <FormattedMessage id="checkout.shipping.to" values={{ place }} />}
        defaultValue={reply?.typed['shippingMethod'] ?? chosen}
        error={problem === undefined ? undefined : formatText(intl, problem)}
        options={choices.map(({ key, price, arrival }) => ({
          value: key,
          label: <ShippingNameText code={key} />,
          detail: arrival === undefined
            ? undefined
            : <FormattedMessage id="checkout.shipping.arrival" values={{ range: <strong className={css['range']}>{arrival}</strong> }} />,
          trailing: <PriceOrFreeText price={price} />,
        }))}
      />
      <FormButtonsView label={<FormattedMessage id="checkout.to_payment" />} isBusy={isBusy} backPath={addressPath} />
    </Form>
  )
}
