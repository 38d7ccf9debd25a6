import * as t from 'io-ts'
import type { ConsentToCart } from '../../../application/contract/order.ts'
import { omittable, as, optional, via } from '../codec/field.ts'
import { closedRecord, wrapped } from '../codec/record.ts'
import { MoneyRecord } from '../values/money.codec.ts'
import { CartDigestText, OrderTokenText, TokenInput } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

/**
 * An order from a cart: the cart by its token, the digest of the page shown, and the shopper's consents, nothing else (Commerce §7).
 * Without the digest the shopper cannot have seen what they order. A missing value is not consent to the terms.
 */
export const OrderRequest = closedRecord<ConsentToCart & { readonly token: string }>('OrderRequest', {
  token: as('token_value', TokenInput),
  digest: CartDigestText,
  termsAccepted: via<boolean | undefined, boolean>(omittable(t.boolean), (is) => is ?? false, (is) => is),
  expectedTotal: optional(MoneyRecord),
  comment: optional(TypedText),
})

/** Clients may rely on the token only (Commerce §7, decision A52). */
export const PlacedOrder = wrapped('PlacedOrder', 'token_value', OrderTokenText)
