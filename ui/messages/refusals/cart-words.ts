import type { CartRefusal } from '../../../domain/cart/cart-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const cartWords: WordsFor<CartRefusal> = {
  CartCompleted: () => message('error.cart_completed'),
  CartEmpty: () => message('error.cart_empty'),
  NoCartToken: () => message('error.no_cart_token'),
  NothingStored: () => message('error.nothing_stored'),
}
