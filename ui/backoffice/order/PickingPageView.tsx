import { FormattedMessage } from 'react-intl'
import { quantitiesToShip } from '../../../domain/order/line-quantities.ts'
import type { Order } from '../../../domain/order/order.ts'
import { ShippingNameText } from '../../delivery/ShippingNameText.tsx'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card } from '../parts/Card.tsx'
import { Amount, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { Address } from './Address.tsx'
import { useLineTexts } from './line-texts.ts'
import css from './Order.module.css'

export type PickingPageViewProps = Framed & { readonly order: Order }

/** The picking list of an order, with lens values as printed on the boxes, for printing and ticking off. */
export const PickingPageView = ({ staff, failure, order }: PickingPageViewProps) => {
  const { t } = useTexts()
  const { titleOf, detailsOf } = useLineTexts()
  const { number, lines, shippingAddress, shippingMethod, comment } = order
  const packs = quantitiesToShip(order).flatMap(({ lineId, quantity }) =>
    lines.filter(({ id }) => id === lineId).map((line) => ({ line, quantity })))
  return (
    <PageFrame staff={staff} failure={failure} title={`${t('back_office.picking')} ${number}`}>
      <p className={css['screen']}><a href={`/desk/orders/${number}`}><FormattedMessage id="back_office.back" /></a></p>
      {packs.length === 0 ? <p><FormattedMessage id="back_office.nothing_to_pick" /></p> : (
        <Table
          label={t('back_office.picking')} heads={[{ amount: t('back_office.packs') }, t('back_office.items'), t('back_office.picked')]}
        >
          {packs.map(({ line, quantity }) => (
            <tr key={line.id}>
              <Amount><strong>{quantity} ×</strong></Amount>
              <td>{titleOf(line)}<br />{detailsOf(line)}</td>
              <td>☐</td>
            </tr>
          ))}
        </Table>
      )}
      <Card heading={t('back_office.delivery_address')}>
        <Address address={shippingAddress} />
        <p><ShippingNameText code={shippingMethod} /></p>
        {comment !== undefined && <p>{t('back_office.comment')}: {comment}</p>}
      </Card>
    </PageFrame>
  )
}
