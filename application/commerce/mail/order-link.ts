import type { Order } from '../../../domain/order/order.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { MailLink } from './mail-content.ts'
import type { Say } from './mail-texts.port.ts'

/** The link from a mail to its order; access there is decided by the order's own rule (Commerce §6). */
export const orderLink = ({ token, locale }: Order, settings: ShopSettings, say: Say): MailLink => ({
  text: say('mail.order_link'),
  address: shopOrigin(settings) + localePath(locale, `/checkout/thank-you/${token}`),
})
