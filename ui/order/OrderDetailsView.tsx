import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { AddressView } from '../address/AddressView.tsx'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import type { DefinitionRow } from '../design/DefinitionRows.tsx'
import type { MessageId } from '../messages/message-id.ts'
import { MoneyText } from '../money/MoneyText.tsx'
import type { OrderData } from './order-data.ts'
import { ParcelsView } from './ParcelsView.tsx'

/** A row for a value that is set, none otherwise. */
const rowOf = <Value,>(value: Value | undefined, term: MessageId, render: (value: Value) => ReactNode): readonly DefinitionRow[] =>
  value === undefined ? [] : [{ term: <FormattedMessage id={term} />, value: render(value) }]

/** Shipping, payment and further details of an order; absent values have no row. */
export const OrderDetailsView = ({ order }: { readonly order: OrderData }) => (
  <DefinitionRows
    rows={[
      ...rowOf(order.arrival, 'order.arrival', (arrival) => arrival),
      { term: <FormattedMessage id="order.shipping_method" />, value: <ShippingNameText code={order.shippingMethod} /> },
      ...rowOf(order.paymentMethod, 'order.payment_method', (method) => <FormattedMessage id={`payment.method.${method}`} />),
      { term: <FormattedMessage id="checkout.address.shipping" />, value: <AddressView address={order.shipping} /> },
      { term: <FormattedMessage id="checkout.address.billing" />, value: <AddressView address={order.billing} /> },
      ...rowOf(order.comment, 'order.comment', (comment) => comment),
      ...rowOf(order.couponCode, 'order.coupon', (code) => code),
      ...rowOf(order.bonusPoints, 'order.bonus_points', (points) => points),
      ...rowOf(order.nextReminderDate, 'order.next_reminder', (day) => <FormattedDate value={day} dateStyle="long" timeZone="UTC" />),
      ...(order.parcels === undefined ? [] : [{
        term: <FormattedMessage id="order.parcels" values={{ count: order.parcels.length }} />,
        value: <ParcelsView parcels={order.parcels} />,
      }]),
      ...rowOf(order.deliveredAt, 'order.delivered', (at) => <FormattedDate value={at} dateStyle="long" />),
      ...rowOf(order.returned, 'order.returned_packs', (count) => <FormattedMessage id="order.packs" values={{ count }} />),
      ...rowOf(order.dropped, 'order.cancelled_packs', (count) => <FormattedMessage id="order.packs" values={{ count }} />),
      ...rowOf(order.refund, 'order.refunded', ({ amount, at }) => (
        <FormattedMessage
          id="order.refunded_at"
          values={{ amount: <MoneyText money={amount} />, date: <FormattedDate value={at} dateStyle="long" /> }}
        />
      )),
      ...rowOf(order.tracking, 'order.tracking', (address) => <a href={address} rel="noopener noreferrer">{address}</a>),
    ]}
  />
)
