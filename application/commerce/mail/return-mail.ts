import type { ChangeKey } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { packRows } from './pack-rows.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** Confirms returned packs. Sent once per return. */
export const returnMail = (
  order: Order, packs: readonly LineQuantity[], key: ChangeKey, settings: ShopSettings, words: MailTexts,
): Mail => {
  const say = words(order.locale, settings.tone)
  const { number } = order
  return plainOrderMail(order, settings, say, {
    key: `order-returned:${order.token}:${key}`,
    subject: say('mail.returned_subject', { number }),
    sentences: [say('mail.returned', { number })],
    parts: [{ rows: packRows(order, packs, say) }],
  })
}
