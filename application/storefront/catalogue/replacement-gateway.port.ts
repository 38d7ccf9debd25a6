import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductReplacement } from '../../../domain/product/product-replacement.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Successors of discontinued products, through the API. */
export interface ReplacementGateway {
  /** The successor in the values it can keep, if any. */
  readonly replacement: (id: ProductId, option: LensOption) => TaskEither<Failure, ProductReplacement | undefined>
}
export const ReplacementGateway = token<ReplacementGateway>('ReplacementGateway')
