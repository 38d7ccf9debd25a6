import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ActFilter } from '../../../domain/staff/act-filter.ts'
import type { StaffAct } from '../../../domain/staff/staff-act.ts'

/** What the shop's people did that no order remembers. */
export interface StaffTrail {
  /** Written down by itself: somebody looked at what not everybody may see. */
  readonly note: (act: StaffAct) => TaskEither<ServiceUnavailable, void>
  /** A look, unless the same person looked at the same thing since then. */
  readonly noteLook: (act: StaffAct, since: Date) => TaskEither<ServiceUnavailable, void>
  /** The latest first; pages count from 1. */
  readonly find: (
    filter: ActFilter, at: { readonly page: number; readonly itemsPerPage: number },
  ) => TaskEither<ServiceUnavailable, { readonly acts: readonly StaffAct[]; readonly total: number }>
}
