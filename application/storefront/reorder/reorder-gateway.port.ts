import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Eye } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import type { ReorderInterval } from '../../../domain/reorder/reorder-interval.ts'
import type { ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import type { ReorderSource } from '../../../domain/reorder/reorder-source.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** An order to be repeated into a cart. */
export type ReorderInput = {
  readonly lastOrder: LastOrder
  readonly cartToken: CartToken
  readonly source: ReorderSource
  readonly couponCode?: string
}

/** Packs that a customer has, to estimate how long they last. */
export type SuppliedItem = {
  readonly productId: ProductId
  readonly variantId: VariantId
  readonly eye?: Eye
  readonly quantity: number
}

/** Ordering again, through the API. */
export interface ReorderGateway {
  readonly reorder: (input: ReorderInput) => TaskEither<Failure, ReorderResult>
  readonly interval: (input: { readonly email: string; readonly items: readonly SuppliedItem[] }) => TaskEither<Failure, ReorderInterval>
}
export const ReorderGateway = token<ReorderGateway>('ReorderGateway')
