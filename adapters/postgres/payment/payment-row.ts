import type { Insertable, Selectable } from 'kysely'
import type { AliasToken } from '../../../domain/payment/saved-card.ts'
import { PAYMENT_STATUSES, type Payment, type PaymentId } from '../../../domain/payment/payment.ts'
import { providerMethodCodec } from '../cart/cart-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { moneyCodec, oneOf, orderTokenCodec, trusted } from '../rows/value-codecs.ts'
import type { PaymentTable } from '../tables.ts'

const aliasCodec = trusted<AliasToken>('AliasToken')
const statusCodec = oneOf('PaymentStatus', PAYMENT_STATUSES)

export const toPayment = (id: PaymentId, row: Selectable<PaymentTable>): Payment => ({
  id,
  orderToken: decodeRow(orderTokenCodec, 'payment', id, row.order_token),
  method: decodeRow(providerMethodCodec, 'payment', id, row.method),
  amount: decodeRow(moneyCodec, 'payment', id, { cents: row.amount_cents, currency: row.currency }),
  status: decodeRow(statusCodec, 'payment', id, row.status),
  ...(row.reference === null ? {} : { reference: row.reference }),
  ...(row.page === null ? {} : { page: row.page }),
  startedAt: row.started_at.toISOString(),
  ...(row.saves_card ? { savesCard: true } : {}),
  ...(row.alias === null ? {} : { alias: decodeRow(aliasCodec, 'payment', id, row.alias) }),
  ...(row.is_charge ? { isCharge: true } : {}),
})

export const fromPayment = (payment: Payment): Insertable<PaymentTable> => ({
  id: payment.id,
  order_token: payment.orderToken,
  method: payment.method,
  status: payment.status,
  amount_cents: payment.amount.cents,
  currency: payment.amount.currency,
  reference: payment.reference ?? null,
  page: payment.page ?? null,
  started_at: payment.startedAt,
  saves_card: payment.savesCard === true,
  alias: payment.alias ?? null,
  is_charge: payment.isCharge === true,
})
