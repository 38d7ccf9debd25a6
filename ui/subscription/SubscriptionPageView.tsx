import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { AddressView } from '../address/AddressView.tsx'
import { BackLink } from '../design/BackLink.tsx'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { SelectField, type SelectOption } from '../design/SelectField.tsx'
import { TextField } from '../design/TextField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { TICKED } from '../form/ticked.ts'
import type { SubscriptionEntry } from './subscription-data.ts'
import type { PaymentEntry } from './payment-entry.ts'
import { fieldName, MethodField, RhythmFields, useProblem, ShippingMethodField } from './SubscriptionFields.tsx'
import { IntentForm, SubscriptionState } from './SubscriptionState.tsx'
import css from '../account/AccountEntries.module.css'
import { ValuesFormView, type ValuesFormViewProps } from './ValuesFormView.tsx'

export type SubscriptionPageViewProps = {
  readonly subscription: SubscriptionEntry
  readonly methods: readonly PaymentEntry[]
  /** The customer's saved addresses. */
  readonly addresses: readonly SelectOption[]
  /** The values of the lens fields. */
  readonly values: Pick<ValuesFormViewProps, 'texts' | 'filled' | 'wearers'>
  /** The allowed range of the next delivery; yyyy-MM-dd. */
  readonly days: { readonly first: string; readonly last: string }
  readonly reply?: FormReply | undefined
  readonly isSaved: boolean
  readonly isBusy: boolean
  readonly listPath: string
  readonly bookPath: string
}

type Props = SubscriptionPageViewProps

type ChangeProps = Pick<Props, 'subscription' | 'methods' | 'days' | 'reply' | 'isBusy'>

const ChangeView = ({ subscription, methods, days, reply, isBusy }: ChangeProps) => {
  const problem = useProblem(reply)
  const { nextDay, items, payment, shippingOptions, shippingMethod } = subscription
  const planned = nextDay >= days.first ? nextDay : ''
  return (
    <Form method="post" noValidate className={css['form']}>
      <input type="hidden" name="before" value={subscription.days} />
      <input type="hidden" name="planned" value={planned} />
      <input type="hidden" name="shippingMethodBefore" value={shippingMethod} />
      {items.map((item) => (
        <TextField
          key={item.id}
          name={`quantity-${item.id}`}
          type="number"
          inputMode="numeric"
          min={1}
          label={<FormattedMessage id="subscription.quantity_of" values={{ item: item.variantRepresentation }} />}
          error={problem(`quantity-${item.id}`)}
          defaultValue={reply?.typed[`quantity-${item.id}`] ?? String(item.quantity)}
        />
      ))}
      <TextField
        key={planned}
        name="day"
        type="date"
        min={days.first}
        max={days.last}
        label={<FormattedMessage id="subscription.day" />}
        error={problem('day')}
        defaultValue={reply?.typed['day'] ?? planned}
      />
      <RhythmFields days={subscription.days} reply={reply} isShort />
      <ShippingMethodField options={shippingOptions} chosen={shippingMethod} reply={reply} />
      <MethodField methods={methods} chosen={payment} reply={reply} />
      <FormButtonsView label={<FormattedMessage id="subscription.save" />} isBusy={isBusy} />
    </Form>
  )
}

type AddressesProps = Pick<Props, 'subscription' | 'addresses' | 'isBusy' | 'bookPath'>

const AddressesView = ({ subscription, addresses, isBusy, bookPath }: AddressesProps) => (
  <section className={css['form']}>
    <h2><FormattedMessage id="subscription.addresses" /></h2>
    <div className={css['places']}>
      <div><h3><FormattedMessage id="checkout.address.shipping" /></h3><AddressView address={subscription.shipping} /></div>
      <div><h3><FormattedMessage id="checkout.address.billing" /></h3><AddressView address={subscription.billing} /></div>
    </div>
    {addresses.length === 0
      ? (
        <p>
          <FormattedMessage id="subscription.no_addresses" />{' '}
          <Link to={bookPath}><FormattedMessage id="account.addresses" /></Link>
        </p>
      )
      : (
        <Form method="post" className={css['form']}>
          <SelectField name="shipping" label={<FormattedMessage id="checkout.address.shipping" />} options={addresses} />
          <SelectField name="billing" label={<FormattedMessage id="checkout.address.billing" />} options={addresses} />
          <Checkbox name="all" value={TICKED} label={<FormattedMessage id="subscription.move_all" />} />
          <Button type="submit" name="intent" value="move" variant="secondary" isBusy={isBusy}>
            <FormattedMessage id="subscription.move" />
          </Button>
        </Form>
      )}
  </section>
)

/** A subscription with all its settings. */
export const SubscriptionPageView = (props: SubscriptionPageViewProps) => {
  const { subscription, methods, addresses, values, days, reply, isSaved, isBusy, listPath, bookPath } = props
  const { id, status } = subscription
  return (
    <div className={css['page']}>
      <BackLink to={listPath}><FormattedMessage id="subscription.title" /></BackLink>
      <h1><FormattedMessage id="subscription.change_title" /></h1>
      {isSaved && <Notice tone="success" role="status"><FormattedMessage id="subscription.saved" /></Notice>}
      <ProblemsView reply={reply} nameOf={fieldName} />
      <section className={css['entry']}>
        <SubscriptionState entry={subscription} />
        <div className={css['actions']}>
          {status === 'active' && (
            <IntentForm id={id} intent="skip" day={subscription.nextDay} isBusy={isBusy}>
              <FormattedMessage id="subscription.skip" />
            </IntentForm>
          )}
          {status === 'active'
            ? <IntentForm id={id} intent="pause" isBusy={isBusy}><FormattedMessage id="subscription.pause" /></IntentForm>
            : <IntentForm id={id} intent="resume" isBusy={isBusy}><FormattedMessage id="subscription.resume" /></IntentForm>}
          <IntentForm id={id} intent="end" isBusy={isBusy}><FormattedMessage id="subscription.end" /></IntentForm>
        </div>
      </section>
      <ChangeView subscription={subscription} methods={methods} days={days} reply={reply} isBusy={isBusy} />
      <ValuesFormView
        items={subscription.items} texts={values.texts} filled={values.filled} wearers={values.wearers} reply={reply} isBusy={isBusy}
      />
      <AddressesView subscription={subscription} addresses={addresses} isBusy={isBusy} bookPath={bookPath} />
    </div>
  )
}
