import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { NewLine } from '../../../domain/cart/add-line.ts'
import { toLineInput } from '../../../domain/cart/cart.ts'
import { toLineProduct } from '../../../domain/cart/line-product.ts'
import type { PrescriptionRefusal } from '../../../domain/prescription/prescription-refusal.ts'
import { unitPriceFor } from '../../../domain/pricing/unit-price.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import type { OrderableRefusal } from '../../../domain/product/can-be-ordered.ts'
import type { NotForSale, ProductRefusal } from '../../../domain/product/product-refusal.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import type { Quantity } from '../../../domain/quantity/quantity.ts'
import type { QuantityRefusal } from '../../../domain/quantity/quantity-refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { RequestedItem } from '../../contract/cart.ts'
import type { CartFacts } from './cart-facts.ts'

type NotSold = ProductRefusal | NotFound<'product'>

const NO_PRODUCT: NotSold = { _tag: 'NotFound', what: 'product' }

const orderable = (product: Product): E.Either<NotSold, Product> =>
  pipe(
    canBeOrdered(product),
    E.mapLeft(
      (refusal: OrderableRefusal): NotSold => (refusal._tag === 'Inactive' ? NO_PRODUCT : { _tag: refusal._tag }),
    ),
  )

export const findOrderable = (products: readonly Product[], id: ProductId): E.Either<NotSold, Product> =>
  pipe(
    products.find((product) => product.id === id),
    E.fromNullable(NO_PRODUCT),
    E.flatMap(orderable),
  )

/** Prices and settings an item is checked against. */
export type ItemFacts = Pick<CartFacts, 'entries' | 'settings'>

/** A price of zero is an error in the price list, not a gift. */
const findPrice = (facts: ItemFacts, id: ProductId): E.Either<NotForSale, PriceEntry> =>
  pipe(
    facts.entries.find((entry) => entry.productId === id && entry.current > 0),
    E.fromNullable<NotForSale>({ _tag: 'NotForSale' }),
  )

type ValidItem = {
  readonly product: Product
  readonly variant: Variant
  readonly quantity: Quantity
  readonly entry: PriceEntry
}

const lineOf = (lineId: string, item: RequestedItem, { product, variant, quantity, entry }: ValidItem): NewLine => {
  const { original, current, website } = unitPriceFor(entry, quantity)
  const hasEyes = Object.keys(variant.option).length > 0
  return omitUndefined({
    id: lineId,
    ...toLineInput({ ...item, quantity }),
    ...toLineProduct(product, variant),
    eye: hasEyes ? item.eye : undefined,
    unitPrice: current,
    originalUnitPrice: original,
    websiteUnitPrice: website,
    isTrial: false,
  })
}

/** A cart line for a requested item: sold here, available in these values and this quantity, at the shop's own price; else the reason. */
export const readItem = (
  item: RequestedItem,
  lineId: string,
  products: readonly Product[],
  facts: ItemFacts,
): E.Either<NotSold | PrescriptionRefusal | QuantityRefusal, NewLine> =>
  pipe(
    E.Do,
    E.apSW('product', findOrderable(products, item.productId)),
    E.bindW('variant', ({ product }) => makeVariant(product, item.option)),
    E.bindW('quantity', () =>
      makeQuantity(item.quantity, maximumQuantity({ productId: item.productId, settings: facts.settings })),
    ),
    E.bindW('entry', () => findPrice(facts, item.productId)),
    E.map((validItem) => lineOf(lineId, item, validItem)),
  )
