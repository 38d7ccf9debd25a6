import type { Order } from '../order/order.ts'
import { aliasOf, type NewAlias } from './payment-alias.ts'
import type { Payment, PaymentNotice } from './payment.ts'

/** The card that a customer chose to save, once it has paid. `now` is an ISO instant. */
export const cardToSave = (
  { id, savesCard }: Payment, { accountId: owner }: Order, { outcome, card }: PaymentNotice, now: string,
): NewAlias | undefined =>
  savesCard !== true || outcome !== 'paid' || owner === undefined || card === undefined
    ? undefined
    : { owner, alias: { ...card, alias: aliasOf(id), storedAt: now, paidAt: now } }
