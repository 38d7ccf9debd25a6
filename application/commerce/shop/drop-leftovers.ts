import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { keptUntil } from '../../../domain/settings/kept-for.ts'
import type { Clock } from './clock.port.ts'
import type { Leftovers } from './leftovers.port.ts'

/** Keeps personal data no longer than it was said to be kept. */
export type DropLeftovers = () => TE.TaskEither<ServiceUnavailable, void>

export const makeDropLeftovers =
  ({ leftovers, clock }: { readonly leftovers: Leftovers; readonly clock: Clock }): DropLeftovers =>
  () => leftovers.drop(keptUntil(clock.now()))
