import type { TaskEither } from 'fp-ts/TaskEither'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

/** A price for a quantity; packs already in the cart count for its bulk tier (Commerce §7, decision A13). */
export type QuoteProductPrice = (
  asked: {
    readonly productId: ProductId
    readonly quantity: unknown
    readonly cartToken?: CartToken
    readonly fk?: string
  },
  at: At,
) => TaskEither<Failure, Pricing>
export const QuoteProductPrice = token<QuoteProductPrice>('QuoteProductPrice')
