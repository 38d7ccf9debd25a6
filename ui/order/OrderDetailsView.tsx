import { FormattedDate, FormattedMessage } from 'react-intl'
import { AddressView } from '../checkout/AddressView.tsx'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import type { OrderData } from './order-data.ts'

/** How an order travels, is paid, and what else was agreed; what an order does not have has no row. */
export const OrderDetailsView = ({ order }: { readonly order: OrderData }) => (
  <DefinitionRows
    rows={[
        ...(order.arrival === undefined ? [] : [{ term: <FormattedMessage id="order.arrival" />, value: order.arrival }]),
        { term: <FormattedMessage id="order.shipping_method" />, value: <ShippingNameText code={order.shippingMethod} /> },
        ...(order.paymentMethod === undefined
          ? []
          : [{ term: <FormattedMessage id="order.payment_method" />, value: <FormattedMessage id={`payment.method.${order.paymentMethod}`} /> }]),
        { term: <FormattedMessage id="checkout.address.shipping" />, value: <AddressView address={order.shipping} /> },
        { term: <FormattedMessage id="checkout.address.billing" />, value: <AddressView address={order.billing} /> },
        ...(order.comment === undefined ? [] : [{ term: <FormattedMessage id="order.comment" />, value: order.comment }]),
      ...(order.couponCode === undefined ? [] : [{ term: <FormattedMessage id="order.coupon" />, value: order.couponCode }]),
      ...(order.bonusPoints === undefined ? [] : [{ term: <FormattedMessage id="order.bonus_points" />, value: order.bonusPoints }]),
      ...(order.nextReminderDate === undefined
        ? []
        : [{
            term: <FormattedMessage id="order.next_reminder" />,
            value: <FormattedDate value={order.nextReminderDate} dateStyle="long" timeZone="UTC" />,
          }]),
      ...(order.tracking === undefined
        ? []
        : [{
            term: <FormattedMessage id="order.tracking" />,
            value: <a href={order.tracking} rel="noopener noreferrer">{order.tracking}</a>,
          }]),
    ]}
  />
)
