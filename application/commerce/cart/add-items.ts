import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken, CreatedFrom } from '../../../domain/cart/cart.ts'
import type { Eye, LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** What a shopper asks to put in. The price is the shop's: `fk` may earn a special one, `priceChannel` decides nothing. */
export type AskedItem = {
  readonly productId: ProductId
  readonly eye?: Eye
  readonly option: LensOption
  readonly quantity: unknown
  readonly createdFrom?: CreatedFrom
  readonly fk?: string
  readonly priceChannel?: string
}

/** Puts items into a cart, all or none: both eyes go in together (Commerce §7). */
export type AddItems = (cartToken: CartToken, items: readonly AskedItem[]) => TaskEither<Failure, Cart>
export const AddItems = token<AddItems>('AddItems')
