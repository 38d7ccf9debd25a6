import { quantitiesToShip } from '../../../domain/order/line-quantities.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Parcel } from '../../../domain/order/parcel.ts'
import { parcelLink } from '../../../domain/order/tracking-link.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { MailRow } from './mail-content.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { packRows } from './pack-rows.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** Notifies of a shipped parcel: contents, carrier, tracking link, and whether more will follow. Sent once per parcel. */
export const parcelMail = (order: Order, parcel: Parcel, settings: ShopSettings, words: MailTexts): Mail => {
  const say = words(order.locale, settings.tone)
  const { number, parcels = [] } = order
  const address = parcelLink(parcel)
  const carrierRow: MailRow = {
    label: say('mail.parcel_carrier', { carrier: say(`order.carrier.${parcel.carrier}`) }),
    details: parcel.tracking === undefined || parcel.tracking === address ? [] : [
      say('mail.parcel_number', { tracking: parcel.tracking })],
  }
  return plainOrderMail(order, settings, say, {
    key: `order-sent:${order.token}:${parcels.length}`,
    subject: say('mail.parcel_subject', { number }),
    sentences: [say('mail.parcel', { number }), ...(quantitiesToShip(order).length === 0 ? [] : [say('mail.parcel_more')])],
    parts: [{ heading: say('mail.parcel_items'), rows: packRows(order, parcel.packs, say) }, { rows: [carrierRow] }],
    ...omitUndefined({ link: address === undefined ? undefined : { text: say('order.tracking'), address } }),
  })
}
