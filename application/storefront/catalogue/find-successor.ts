import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductReplacement } from '../../../domain/product/product-replacement.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { ReplacementGateway } from './replacement-gateway.port.ts'

/** The successor of a discontinued lens in the values it can keep, if any (decision A39). */
export type FindSuccessor = (id: ProductId, option: LensOption) => TaskEither<Failure, ProductReplacement | undefined>
export const FindSuccessor = token<FindSuccessor>('FindSuccessor')

export const makeFindSuccessor = (deps: { readonly replacements: ReplacementGateway }): FindSuccessor =>
  deps.replacements.replacement
