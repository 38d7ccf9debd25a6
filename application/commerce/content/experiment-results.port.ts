import type { IO } from 'fp-ts/lib/IO.js'
import type { Money } from '../../../domain/money/money.ts'

/** What became of a visit whose visitor was sorted into variants. */
export type Purchase = { readonly visitor: string; readonly buyer: 'guest' | 'customer'; readonly total: Money }

/** Hears by what the variants of an experiment are compared; never who somebody is or what they ordered. Nobody waits for it. */
export interface ExperimentResults {
  readonly purchased: (purchase: Purchase) => IO<void>
}
