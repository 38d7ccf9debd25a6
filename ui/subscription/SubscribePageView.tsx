import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { USUAL_FREQUENCIES } from '../../domain/subscription/frequency.ts'
import type { ShippingOption } from '../../domain/delivery/shipping-option.ts'
import type { Money } from '../../domain/money/money.ts'
import type { AddressLines } from '../address/address-lines.ts'
import { AddressView } from '../address/AddressView.tsx'
import { LensValuesView, type LensValuesViewProps } from '../cart/LensValuesView.tsx'
import { BackLink } from '../design/BackLink.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Link } from '../design/Link.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'
import { Notice } from '../design/Notice.tsx'
import { SelectField, type SelectOption } from '../design/SelectField.tsx'
import { TextField } from '../design/TextField.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import type { PaymentEntry } from './payment-entry.ts'
import { fieldName, MethodField, RhythmFields, useProblem, ShippingMethodField } from './SubscriptionFields.tsx'
import css from '../account/AccountEntries.module.css'

/** Shipping address and current price of products that were not ordered before. */
export type SubscribeDelivery = {
  readonly total?: Money
  readonly to?: {
    readonly id: number
    readonly address: AddressLines
    readonly shippingOptions: readonly ShippingOption[]
    readonly shippingMethod?: string
    /** The addresses to choose from, and the default billing address. */
    readonly book: readonly SelectOption[]
    readonly billing: number
  }
  /** The page to add an address. */
  readonly bookPath: string
}

/** A product with its quantity; for a lens also eye and values, unless its name contains them. */
export type SubscriptionProducts = LensValuesViewProps & { readonly name: string }

/** The subscription to start; days are yyyy-MM-dd. */
export type SubscribeData = {
  /** An idempotency key: a form that is submitted twice starts one subscription. */
  readonly key: string
  /** The order to subscribe to; it has the shipping address. */
  readonly orderNumber?: string
  readonly delivery?: SubscribeDelivery
  readonly products: readonly SubscriptionProducts[]
  /** The initial interval. */
  readonly days: number
  readonly methods: readonly PaymentEntry[]
  readonly first: string
  readonly last: string
}

export type SubscribePageViewProps = {
  readonly data: SubscribeData
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly listPath: string
  /** The link to this page with a common interval. */
  readonly pathEvery: (days: number) => string
  /** The query parameters kept when another address is chosen. */
  readonly carried: readonly (readonly [name: string, value: string])[]
}

/** Common intervals fill the field; also without script. */
const UsualView = ({ pathEvery }: Pick<SubscribePageViewProps, 'pathEvery'>) => (
  <ul className={css['usual']}>
    <li><FormattedMessage id="subscription.usual" /></li>
    {USUAL_FREQUENCIES.map((days) => (
      <li key={days}>
        <Link to={pathEvery(days)} replace preventScrollReset><FormattedMessage id="subscription.days" values={{ days }} /></Link>
      </li>
    ))}
  </ul>
)

type PlaceViewProps = Pick<SubscribePageViewProps, 'carried'> & { readonly delivery: SubscribeDelivery }

type Destination = NonNullable<SubscribeDelivery['to']>

const hasChoice = ({ book }: Destination): boolean => book.length > 1

type OtherPlaceViewProps = Pick<SubscribePageViewProps, 'carried'> & { readonly to: Destination }

/** Shipping methods depend on the address, so choosing another one reloads the page; also without script. */
const OtherPlaceView = ({ to, carried }: OtherPlaceViewProps) => (
  <Form method="get" replace preventScrollReset className={css['form']}>
    {carried.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)}
    <SelectField
      key={to.id} name="to" label={<FormattedMessage id="checkout.address.shipping" />} options={to.book} defaultValue={String(to.id)}
    />
    <Button type="submit" variant="secondary"><FormattedMessage id="subscription.ship_here" /></Button>
  </Form>
)

/** Current price and shipping address; a customer without an address adds one first and returns. */
const PlaceView = ({ delivery: { total, to, bookPath }, carried }: PlaceViewProps) => {
  const heading = useId()
  return (
    <>
      {total !== undefined && (
        <p><FormattedMessage id="subscription.items_total" values={{ total: <strong><MoneyText money={total} /></strong> }} /></p>
      )}
      {to === undefined
        ? (
          <Notice tone="warning">
            <p><FormattedMessage id="subscription.no_address" /></p>
            <p><ButtonLink to={bookPath}><FormattedMessage id="subscription.add_address" /></ButtonLink></p>
          </Notice>
        )
        : (
          <section aria-labelledby={heading} className={css['place']}>
            <h2 id={heading}><FormattedMessage id={hasChoice(to) ? 'subscription.delivered_to' : 'subscription.deliver_to'} /></h2>
            <AddressView address={to.address} />
            {hasChoice(to) && <OtherPlaceView to={to} carried={carried} />}
            <p><StandaloneLink to={bookPath}><FormattedMessage id="subscription.other_address" /></StandaloneLink></p>
          </section>
        )}
    </>
  )
}

/** Interval and payment method. */
export const SubscribePageView = ({ data, reply, isBusy, listPath, pathEvery, carried }: SubscribePageViewProps) => {
  const { key, orderNumber, products, delivery, days, methods, first, last } = data
  const problem = useProblem(reply)
  const isStuck = methods.length === 0 || (delivery !== undefined && (delivery.to?.shippingOptions.length ?? 0) === 0)
  return (
    <div className={css['page']}>
      <BackLink to={listPath}><FormattedMessage id="subscription.title" /></BackLink>
      <h1><FormattedMessage id="subscription.start_title" /></h1>
      <p>
        {orderNumber === undefined
          ? <FormattedMessage id="subscription.items_text" />
          : <FormattedMessage id="subscription.start_text" values={{ number: <strong><Unbroken>{orderNumber}</Unbroken></strong> }} />}
      </p>
      <ul className={css['items']}>
        {products.map(({ name, eye, values }, index) => (
          <li key={index}>
            <p>{name}</p>
            <LensValuesView eye={eye} values={values} />
          </li>
        ))}
      </ul>
      {delivery !== undefined && <PlaceView delivery={delivery} carried={carried} />}
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={fieldName} />
        <input type="hidden" name="key" value={reply?.typed['key'] ?? key} />
        {delivery?.to && hasChoice(delivery.to) && (
          <SelectField
            name="billing" label={<FormattedMessage id="checkout.address.billing" />} options={delivery.to.book}
            defaultValue={reply?.typed['billing'] ?? String(delivery.to.billing)}
          />
        )}
        <UsualView pathEvery={pathEvery} />
        <RhythmFields days={days} reply={reply} />
        <TextField
          name="day"
          type="date"
          min={first}
          max={last}
          label={<FormattedMessage id="subscription.first_day" />}
          hint={<FormattedMessage id="subscription.first_day_hint" />}
          error={problem('day')}
          defaultValue={reply?.typed['day'] ?? ''}
        />
        {delivery?.to && (
          <>
            <input type="hidden" name="address" value={delivery.to.id} />
            <ShippingMethodField options={delivery.to.shippingOptions} chosen={delivery.to.shippingMethod} reply={reply} />
          </>
        )}
        <MethodField methods={methods} chosen={methods.length === 1 ? methods[0]?.value : undefined} reply={reply} />
        <FormButtonsView label={<FormattedMessage id="subscription.create" />} isBusy={isBusy} isDisabled={isStuck} />
      </Form>
    </div>
  )
}
