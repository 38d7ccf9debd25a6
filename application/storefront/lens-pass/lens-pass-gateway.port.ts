import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import type { ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { SuggestedValues } from '../../../domain/lens-pass/suggest-values.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

export type SavedWearers = TaskEither<Failure, readonly ShownWearer[]>

/** A signed-in customer's lens profile, through the API; a guest is refused. Each response is the whole profile. */
export interface LensPassGateway {
  readonly pass: () => SavedWearers
  /** Values from the customer's orders that are not in the profile yet. */
  readonly suggestions: () => TaskEither<Failure, readonly SuggestedValues[]>
  readonly add: (input: { readonly wearer: string; readonly values: TypedLensValues }) => SavedWearers
  /** Takes values over from an order of the customer. */
  readonly take: (input: { readonly wearer: string; readonly orderId: number; readonly lineIds: readonly string[] }) => SavedWearers
}
export const LensPassGateway = token<LensPassGateway>('LensPassGateway')
