import * as E from 'fp-ts/lib/Either.js'
import type { RequestedItem } from '../../../application/contract/cart.ts'
import type { RequestedProduct } from '../../../application/contract/subscription.ts'
import { ADDITION_KEY, isAdditionKey } from '../../../domain/cart/add-once.ts'
import { as, list, nullish, optional } from '../codec/field.ts'
import { closedRecord, type Fields } from '../codec/record.ts'
import { ofPattern, textCodec, valueCodec } from '../codec/value-codec.ts'
import { chosenProduct, OneEyeOption } from '../values/option-input.ts'
import { ShortText } from '../values/request-text.codec.ts'
import { CreatedFromRequest } from './created-from.codec.ts'

/** Any value is accepted here; the domain decides whether it is a quantity. */
const RequestedQuantity = valueCodec<unknown>('RequestedQuantity', { type: 'integer', minimum: 1 }, E.right)

const product = {
  ...chosenProduct('product', OneEyeOption), quantity: RequestedQuantity,
} satisfies Fields<RequestedProduct>

/** A product without a campaign. */
export const ProductRequest = closedRecord<RequestedProduct>('ProductRequest', product)

const priceChannel = optional(ShortText)
/** Price channel and campaign are sent by name; the server decides their effect (decision A47). */
const ItemRequest = closedRecord<RequestedItem>('ItemRequest', {
  ...product,
  priceChannel: { ...priceChannel, write: (channel, { shop }) => channel ?? shop?.priceChannel },
  fk: nullish(ShortText),
  createdFrom: optional(CreatedFromRequest),
})

/** The client's key for this addition; sent again with the same key, it is applied once. */
const AdditionKey = textCodec('AdditionKey', E.fromPredicate(isAdditionKey, String), ofPattern(ADDITION_KEY, 'addition-0000001'))

/** Items added to a cart together, all or none. Prices are never sent (Commerce §7). */
export const ItemsRequest = closedRecord<{ readonly items: readonly RequestedItem[]; readonly key?: string }>(
  'ItemsRequest', { items: list(ItemRequest), key: as('addition', optional(AdditionKey)) },
)
export const QuantityRequest = closedRecord<{ readonly quantity: unknown }>('QuantityRequest', { quantity: RequestedQuantity })
