import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Message } from './message.ts'
import { refusalMessage } from './refusal-message.ts'

/** The message of a failed addition: the shop's own reason, otherwise to try again (Commerce §8). */
export const addToCartMessage = (failure: Failure, locale?: Locale): Message =>
  failure._tag === 'ServiceUnavailable'
    ? { id: 'product.failed_to_add_to_cart', values: {} }
    : refusalMessage(failure, locale)
