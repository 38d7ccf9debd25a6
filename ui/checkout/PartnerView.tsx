import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { DELIVERY_TARGETS } from './partner-data.ts'
import type { PartnerData, DeliveryTarget } from './partner-data.ts'

export type PartnerViewProps = { readonly partner: PartnerData; readonly chosen?: string | undefined }

/** Home, or to the optician of the customer as far as that one offers it (Commerce §6). */
export const PartnerView = ({ partner, chosen = 'home' }: PartnerViewProps) => {
  if (partner._tag === 'None') return <p><FormattedMessage id="checkout.partner.not_chosen" /></p>
  if (partner._tag === 'Unanswered') {
    return (
      <Notice tone="warning" role="status">
        <p><FormattedMessage id="shop.user.my_account.notification.get_partner_error" /></p>
      </Notice>
    )
  }
  const isOffered = (way: DeliveryTarget): boolean =>
    way === 'home' || (way === 'partner' ? partner.canShipTo : partner.canPickUp)
  const ways = DELIVERY_TARGETS.filter(isOffered)
  return ways.length > 1 && (
    <RadioCards
      name="deliveryTo"
      legend={<FormattedMessage id="checkout.partner.title" />}
      defaultValue={chosen}
      options={ways.map((way) => ({
        value: way,
        label: <FormattedMessage id={`checkout.partner.${way}`} values={{ name: partner.name }} />,
        ...(way === 'home' ? {} : { detail: partner.lines.join(', ') }),
      }))}
    />
  )
}
