import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { RequestedItem } from '../../../application/contract/cart.ts'
import { isAdditionName } from '../../../domain/cart/add-once.ts'
import type { Violation } from '../../../domain/request-refusal.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { shortList } from '../codec/short-list.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { optionInputOf } from '../values/option-input.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { ShortText } from '../values/request-text.codec.ts'
import { closedRecord } from '../codec/record.ts'
import { CreatedFromRequest } from './created-from.codec.ts'

/** Any value is accepted here; the domain decides whether it is a quantity. */
export const RequestedQuantity = valueCodec<unknown>('RequestedQuantity', { type: 'integer', minimum: 1 }, E.right)

const ProductFields = {
  product: closed('ChosenProduct', { product_id: ProductIdNumber, option: OptionRecord }),
  quantity: RequestedQuantity,
}

/** A product without a campaign. */
export const ProductRequest = closed('ProductRequest', ProductFields)

const ItemRequest = closed(
  'ItemRequest',
  ProductFields,
  { price_channel: nullable(ShortText), fk: nullable(ShortText), created_from: nullable(CreatedFromRequest.wire) },
)

/** The client's key for this addition; sent again with the same key, it is applied once. */
const AdditionName = textCodec('AdditionName', E.fromPredicate(isAdditionName, String))

/** Items added to a cart together, all or none. Prices are never sent (Commerce §7). */
export const ItemsRequest = closed('ItemsRequest', { items: shortList(ItemRequest) }, { addition: nullable(AdditionName) })
export type ItemRequest = t.TypeOf<typeof ItemRequest>
export const QuantityRequest = closedRecord<{ readonly quantity: unknown }>('QuantityRequest', { quantity: RequestedQuantity })

const requestedItemOf = (wire: ItemRequest, index: number): E.Either<readonly Violation[], RequestedItem> => {
  const chosen = optionInputOf(wire.product.option)
  if (chosen === undefined) return E.left([{ path: `items.${index}.product.option`, key: 'validation.one_eye_an_item' }])
  const fields = omitUndefined<Complete<Omit<RequestedItem, 'quantity'>>>({
    productId: wire.product.product_id,
    eye: chosen.eye,
    option: chosen.option,
    createdFrom: wire.created_from == null ? undefined : CreatedFromRequest.read(wire.created_from as never, {}),
    fk: wire.fk ?? undefined,
    priceChannel: wire.price_channel ?? undefined,
  })
  return E.right({ ...fields, quantity: wire.quantity })
}

export const requestedItemsOf = (wire: readonly ItemRequest[]): E.Either<readonly Violation[], readonly RequestedItem[]> => {
  const items = wire.map(requestedItemOf)
  const refused = items.flatMap((item) => (E.isLeft(item) ? item.left : []))
  return refused.length > 0 ? E.left(refused) : E.right(items.flatMap((item) => (E.isRight(item) ? [item.right] : [])))
}

export const productRequest = (
  { productId, eye, option, quantity }: Pick<RequestedItem, 'productId' | 'eye' | 'option' | 'quantity'>,
): t.TypeOf<typeof ProductRequest> => ({ quantity, product: { product_id: productId, option: optionToWire(eye, option) } })

/** Price channel and campaign are sent by name; the server decides their effect (decision A47). */
export const itemRequest = (item: RequestedItem, priceChannel: string): ItemRequest => ({
  ...productRequest(item),
  ...omitUndefined<Complete<Omit<ItemRequest, 'quantity' | 'product'>>>({
    price_channel: item.priceChannel ?? priceChannel,
    fk: item.fk ?? null,
    created_from: item.createdFrom && CreatedFromRequest.write(item.createdFrom, {}),
  }),
})
