import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Order } from '../../../domain/order/order.ts'
import { transferDetails } from '../../../domain/payment/transfer-details.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailPart } from './mail-content.ts'
import type { Say } from './mail-texts.port.ts'

/** The transfer details of an unpaid order that is paid in advance. */
export const transferParts = (order: Order, settings: ShopSettings, say: Say): readonly MailPart[] => {
  const transfer = transferDetails(order, settings)
  if (transfer === undefined) return []
  return [{
    heading: say('order.transfer.title'),
    rows: [
      { label: say('order.transfer.amount'), details: [], amount: formatMoney(transfer.amount) },
      { label: say('order.transfer.iban'), details: [], amount: transfer.iban },
      { label: say('order.transfer.holder'), details: transfer.holder },
      { label: say('order.transfer.reference'), details: [], amount: transfer.reference },
      { label: say('order.transfer.message'), details: [], amount: transfer.message },
      { label: say('order.transfer.due'), details: [], amount: transfer.dueDay.split('-').reverse().join('.') },
    ],
  }]
}
