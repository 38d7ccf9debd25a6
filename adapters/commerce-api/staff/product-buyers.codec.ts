import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ProductBuyer } from '../../../domain/order/product-buyer.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { LocaleCode, OrderStatusCode } from '../values/codes.codec.ts'
import { Instant } from '../values/day.codec.ts'
import { EmailText, VariantIdText } from '../values/names.codec.ts'

const BuyerWire = t.strict(
  {
    number: t.string, created_at: Instant, sent_at: t.readonlyArray(Instant), state: OrderStatusCode, variant_id: VariantIdText,
    quantity: t.number, name: t.string, email: EmailText, locale: LocaleCode,
  },
  'ProductBuyer',
)
const BuyersWire = t.strict({ 'hydra:member': t.readonlyArray(BuyerWire) }, 'ProductBuyers')

/** The buyers of a product, one line of an order each. */
export const ProductBuyersCodec = codecFrom('ProductBuyers', BuyersWire, (wire) =>
  E.right<never, readonly ProductBuyer[]>(wire['hydra:member'].map((
    { created_at: createdAt, sent_at: sentAt, state: status, variant_id: variantId, ...buyer },
  ) => ({ ...buyer, createdAt, sentAt, status, variantId }))))
export const productBuyersToWire = (buyers: readonly ProductBuyer[]): t.TypeOf<typeof BuyersWire> => ({
  'hydra:member': buyers.map(({ createdAt, sentAt, status, variantId, ...buyer }) =>
    ({ ...buyer, created_at: createdAt, sent_at: sentAt, state: status, variant_id: variantId })),
})
