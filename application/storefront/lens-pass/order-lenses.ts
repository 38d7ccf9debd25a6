import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import { EYES } from '../../../domain/prescription/lens-option.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { NewItem } from '../../contract/cart.ts'
import { token } from '../../token.ts'
import type { AddToCart } from '../cart/add-to-cart.ts'
import type { Shop } from '../shop/shop.ts'

/** Adds a wearer's current lenses to the cart, a pack per eye; discontinued or unavailable lenses are refused, never replaced. */
export type OrderLenses = (wearer: number, locale: Locale) => TE.TaskEither<Failure, Cart>
export const OrderLenses = token<OrderLenses>('OrderLenses')

const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'wearer' }
const NO_PRODUCT: Failure = { _tag: 'NotFound', what: 'product' }

const itemsOf = ({ values: [current] }: ShownWearer): readonly NewItem[] =>
  EYES.flatMap((eye) => {
    const option = current?.eyes[eye]
    return option === undefined || current?.lens === undefined
      ? []
      : [{ productId: current.lens.id, eye, option, quantity: DEFAULT_QUANTITY }]
  })

export const makeOrderLenses =
  ({ shop, addToCart }: { readonly shop: Shop; readonly addToCart: AddToCart }): OrderLenses =>
  (id, locale) =>
    pipe(
      shop.lensPass.getLensPass({}),
      TE.flatMap((wearers) => TE.fromNullable(NOT_FOUND)(wearers.find((wearer) => wearer.id === id))),
      TE.map(itemsOf),
      TE.flatMap((items) => (items.length === 0 ? TE.left(NO_PRODUCT) : addToCart(items, locale))),
    )
