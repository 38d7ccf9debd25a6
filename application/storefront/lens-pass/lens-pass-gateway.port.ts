import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import type { ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { SuggestedValues } from '../../../domain/lens-pass/suggest-values.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

export type SavedWearers = TaskEither<Failure, readonly ShownWearer[]>

/** A signed-in customer's lens pass on the far side; a guest is refused. Every answer is the whole pass. */
export interface LensPassGateway {
  readonly pass: () => SavedWearers
  /** What own orders say that is not in the pass yet. */
  readonly suggestions: () => TaskEither<Failure, readonly SuggestedValues[]>
  readonly add: (asked: { readonly wearer: string; readonly values: TypedLensValues }) => SavedWearers
  /** Values of an own order, read there. */
  readonly take: (wanted: { readonly wearer: string; readonly orderId: number; readonly lineIds: readonly string[] }) => SavedWearers
}
export const LensPassGateway = token<LensPassGateway>('LensPassGateway')
