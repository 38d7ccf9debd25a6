import type { Order } from '../../../domain/order/order.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { MailRow } from './mail-content.ts'
import type { Say } from './mail-texts.port.ts'
import { lineDetails } from './order-mail-content.ts'

/** Rows for quantities of an order's lines, without prices. */
export const packRows = ({ lines, locale }: Order, packs: readonly LineQuantity[], say: Say): readonly MailRow[] =>
  packs.flatMap(({ lineId, quantity }) =>
    lines.filter(({ id }) => id === lineId).map((line) => ({
      label: `${quantity} × ${inLocale(line.titles, locale)}`, details: lineDetails(line, locale, say),
    })))
