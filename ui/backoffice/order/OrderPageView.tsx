import { FormattedMessage } from 'react-intl'
import { PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { quantitiesShipped } from '../../../domain/order/line-quantities.ts'
import type { Order, OrderLine } from '../../../domain/order/order.ts'
import type { Parcel } from '../../../domain/order/parcel.ts'
import { parcelLink } from '../../../domain/order/tracking-link.ts'
import type { ShownChange, ShownOrderFile } from '../../../domain/staff/shown-order-file.ts'
import text from '../../design/text.module.css'
import { ShippingNameText } from '../../delivery/ShippingNameText.tsx'
import { MoneyText } from '../../money/MoneyText.tsx'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card, Columns, Entries, Facts } from '../parts/Card.tsx'
import type { Typed } from '../parts/Fields.tsx'
import { Amount, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { Address } from './Address.tsx'
import { useLineTexts } from './line-texts.ts'
import { NextStepForms, type StepFormsProps } from './NextStepForms.tsx'
import css from './Order.module.css'

const PaymentText = ({ method }: { readonly method: string | undefined }) => {
  const known = PAYMENT_METHODS.find((one) => one === method)
  return known === undefined ? method : <FormattedMessage id={`payment.method.${known}`} />
}

/** The numbers of packs of a line that were sent, returned and cancelled, if any. */
const Whereabouts = ({ order, line }: { readonly order: Order; readonly line: OrderLine }) => {
  const { t } = useTexts()
  const counts = [
    ['back_office.packs_shipped', quantitiesShipped(order)], ['back_office.packs_returned', order.returned ?? []],
    ['back_office.packs_cancelled', order.cancelledItems ?? []],
  ] as const
  const parts = counts.flatMap(([id, packs]) =>
    packs.filter(({ lineId }) => lineId === line.id).map(({ quantity }) => t(id, { count: quantity })))
  return parts.length > 0 && <p>{parts.join(', ')}</p>
}

const Lines = ({ order }: Pick<ShownOrderFile, 'order'>) => {
  const { t } = useTexts()
  const { titleOf, detailsOf } = useLineTexts()
  return (
    <Card heading={t('back_office.items')}>
      <Table label={t('back_office.items')}>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td>
              {`${line.quantity} × ${titleOf(line)}`}
              <p className={text['soft']}>{detailsOf(line)}</p>
              <Whereabouts order={order} line={line} />
            </td>
            <Amount><MoneyText money={line.total} /></Amount>
          </tr>
        ))}
      </Table>
    </Card>
  )
}

const OrderFacts = ({ order }: Pick<ShownOrderFile, 'order'>) => {
  const { t, moment } = useTexts()
  const { status, createdAt, email, billingAddress, shippingAddress, shippingMethod, paymentMethod, paidAt, totals, comment } = order
  const paid = paidAt === undefined ? t('back_office.not_paid') : t('back_office.paid', { moment: moment(paidAt) })
  return (
    <Card heading={t('back_office.customer')}>
      <Facts
        facts={[
          { term: t('back_office.status'), value: <strong>{t(`order.status.${status}`)}</strong> },
          { term: t('back_office.placed'), value: moment(createdAt) },
          { term: t('back_office.email'), value: email },
          { term: t('back_office.billing_address'), value: <Address address={billingAddress} /> },
          { term: t('back_office.delivery_address'), value: <Address address={shippingAddress} /> },
          { term: t('back_office.shipping'), value: <ShippingNameText code={shippingMethod} /> },
          { term: t('back_office.payment'), value: <><PaymentText method={paymentMethod} />, {paid}</> },
          { term: t('back_office.total'), value: <MoneyText money={totals.total} /> },
          comment !== undefined && { term: t('back_office.comment'), value: comment },
        ]}
      />
    </Card>
  )
}

const ParcelEntry = ({ parcel, order: { lines } }: { readonly parcel: Parcel; readonly order: Order }) => {
  const { t, moment } = useTexts()
  const { titleWithEye } = useLineTexts()
  const { sentAt, carrier, tracking, packs } = parcel
  const link = parcelLink(parcel)
  const contents = packs.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return `${quantity} × ${line === undefined ? lineId : titleWithEye(line)}`
  })
  return (
    <li>
      {`${moment(sentAt)}, ${t(`back_office.carrier.${carrier}`)} `}
      {link === undefined ? tracking : <a href={link} rel="noreferrer">{tracking ?? link}</a>}
      <br />
      <span className={text['soft']}>{contents.join('; ')}</span>
    </li>
  )
}

const Parcels = ({ order }: Pick<ShownOrderFile, 'order'>) => {
  const { t } = useTexts()
  const { parcels = [] } = order
  return parcels.length > 0 && (
    <Card heading={t('back_office.parcels')}>
      <Entries>{parcels.map((parcel, index) => <ParcelEntry key={index} parcel={parcel} order={order} />)}</Entries>
    </Card>
  )
}

const Payments = ({ payments, refunds }: Pick<ShownOrderFile, 'payments' | 'refunds'>) => {
  const { t, moment } = useTexts()
  return payments.length + refunds.length > 0 && (
    <Card heading={t('back_office.payments')}>
      <Entries>
        {payments.map(({ id, startedAt, method, amount, status }) => (
          <li key={id}>
            {moment(startedAt)}, <PaymentText method={method} />
            {`, ${formatMoney(amount)}, ${t(`back_office.payment.${status}`)}`}
          </li>
        ))}
        {refunds.map(({ id, requestedAt, amount, state }) => (
          <li key={id}>
            {[moment(requestedAt), t('back_office.refund'), formatMoney(amount), t(`back_office.refund.${state}`)].join(', ')}
          </li>
        ))}
      </Entries>
    </Card>
  )
}

const History = ({ changes }: Pick<ShownOrderFile, 'changes'>) => {
  const { t, moment } = useTexts()
  const nameOf = (by: ShownChange['by']): string => {
    if (by.kind === 'staff') return by.name
    return by.kind === 'shop' ? t('back_office.by_shop') : t('back_office.by_payment_provider')
  }
  return changes.length > 0 && (
    <Card heading={t('back_office.history')}>
      <Entries isOrdered>
        {changes.map(({ event, at, by, note }, index) => (
          <li key={index}>
            <strong>{t(`back_office.event.${event}`)}</strong><br />
            <span className={text['soft']}>{`${moment(at)}, ${nameOf(by)}`}</span>
            {note !== undefined && <><br />{note}</>}
          </li>
        ))}
      </Entries>
    </Card>
  )
}

export type OrderPageViewProps = Framed & Pick<StepFormsProps, 'next' | 'may' | 'newKey'> & {
  readonly file: ShownOrderFile
  readonly typed: Typed
  readonly hasInvoice: boolean
}

/** One order with its history, and the possible next steps beside it. */
export const OrderPageView = ({ staff, failure, file, next, may, newKey, typed, hasInvoice }: OrderPageViewProps) => {
  const { t } = useTexts()
  const { order, payments, refunds, changes } = file
  const path = `/desk/orders/${order.number}`
  return (
    <PageFrame staff={staff} failure={failure} title={`${t('back_office.number')} ${order.number}`}>
      <p className={css['links']}>
        <a href="/desk"><FormattedMessage id="back_office.to_orders" /></a>
        <a href={`${path}/picking`}><FormattedMessage id="back_office.picking" /></a>
        {hasInvoice && <a href={`${path}/invoice`}><FormattedMessage id="back_office.invoice" /></a>}
      </p>
      <Columns
        actions={<NextStepForms order={order} next={next} may={may} typed={typed} newKey={newKey} />}
        more={<History changes={changes} />}
      >
        <Lines order={order} />
        <OrderFacts order={order} />
        <Parcels order={order} />
        <Payments payments={payments} refunds={refunds} />
      </Columns>
    </PageFrame>
  )
}
