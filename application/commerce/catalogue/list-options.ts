import type { TaskEither } from 'fp-ts/TaskEither'
import type { AllowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** What each value of a product may still be, given what is chosen (Commerce §7). */
export type ListOptions = (id: ProductId, chosen: LensOption) => TaskEither<Failure, AllowedValues>
export const ListOptions = token<ListOptions>('ListOptions')
