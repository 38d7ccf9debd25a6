import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

export interface PricingGateway {
  readonly price: (query: {
    readonly productId: ProductId
    readonly quantity: number
    readonly cartToken?: CartToken
    readonly fk?: string
  }) => TaskEither<Failure, Pricing>
}
export const PricingGateway = token<PricingGateway>('PricingGateway')
