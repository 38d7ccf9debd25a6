import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Message } from './message.ts'
import { refusalMessage } from './refusal-message.ts'

/** Adding to the cart names the shop's own reason; anything else asks to try again (Commerce §8). */
export const addToCartMessage = (failure: Failure, locale?: Locale): Message =>
  failure._tag === 'ServiceUnavailable'
    ? { id: 'product.failed_to_add_to_cart', values: {} }
    : refusalMessage(failure, locale)
