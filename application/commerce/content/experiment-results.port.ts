import type { IO } from 'fp-ts/lib/IO.js'
import type { Money } from '../../../domain/money/money.ts'

/** A purchase by a visitor who was assigned to variants. */
export type Purchase = { readonly visitor: string; readonly buyer: 'guest' | 'customer'; readonly total: Money }

/** Receives the figures by which variants of an experiment are compared; no identity and no order. Fire and forget. */
export interface ExperimentResults {
  readonly purchased: (purchase: Purchase) => IO<void>
}
