import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { DELIVERY_TARGETS } from './partner-data.ts'
import type { PartnerData, DeliveryTarget } from './partner-data.ts'

export type PartnerViewProps = { readonly partner: PartnerData; readonly chosen?: string | undefined }

/** Delivery to the home or to the customer's optician, as far as the optician offers it (Commerce §6). */
export const PartnerView = ({ partner, chosen = 'home' }: PartnerViewProps) => {
  if (partner._tag === 'None') return <p><FormattedMessage id="checkout.partner.not_chosen" /></p>
  if (partner._tag === 'Unanswered') {
    return (
      <Notice tone="warning" role="status">
        <p><FormattedMessage id="shop.user.my_account.notification.get_partner_error" /></p>
      </Notice>
    )
  }
  const isOffered = (target: DeliveryTarget): boolean =>
    target === 'home' || (target === 'partner' ? partner.canShipTo : partner.canPickUp)
  const targets = DELIVERY_TARGETS.filter(isOffered)
  return targets.length > 1 && (
    <RadioCards
      name="deliveryTo"
      legend={<FormattedMessage id="checkout.partner.title" />}
      defaultValue={chosen}
      options={targets.map((target) => ({
        value: target,
        label: <FormattedMessage id={`checkout.partner.${target}`} values={{ name: partner.name }} />,
        ...(target === 'home' ? {} : { detail: partner.lines.join(', ') }),
      }))}
    />
  )
}
