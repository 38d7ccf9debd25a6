import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken, LineInput } from '../../../domain/cart/cart.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** An item for the cart. Prices are never sent. */
export type NewItem = Omit<LineInput, 'quantity'> & { readonly quantity: number; readonly priceChannel?: string }

/** Carts, through the API. Each response is the whole cart and replaces the previous one. */
export interface CartGateway {
  readonly create: (locale: Locale) => TaskEither<Failure, Cart>
  readonly cart: (token: CartToken) => TaskEither<Failure, Cart>
  /** The order of a completed cart; for the ordering browser and the owner. */
  readonly becameOrder: (token: CartToken) => TaskEither<Failure, OrderToken>
  /** All items or none: both eyes are added together. An addition that is repeated with its key adds nothing. */
  readonly addItems: (token: CartToken, items: readonly NewItem[], key?: string) => TaskEither<Failure, Cart>
  readonly changeQuantity: (token: CartToken, lineId: string, quantity: number) => TaskEither<Failure, Cart>
  readonly removeLine: (token: CartToken, lineId: string) => TaskEither<Failure, Cart>
}
export const CartGateway = token<CartGateway>('CartGateway')
