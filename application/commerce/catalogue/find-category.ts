import type { TaskEither } from 'fp-ts/TaskEither'
import type { Category } from '../../../domain/product/category.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The category at a path such as `lens/daily` (Commerce §7). */
export type FindCategory = (path: string) => TaskEither<Failure, Category>
export const FindCategory = token<FindCategory>('FindCategory')
