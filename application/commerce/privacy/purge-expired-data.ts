import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { retentionCutoffs, type RetentionCutoffs } from '../../../domain/settings/kept-for.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { LEFTOVERS, type Leftover, type Leftovers } from './leftovers.port.ts'

/** Keeps personal data no longer than it was said to be kept; one kind that cannot be dropped keeps no other one. */
export type PurgeExpiredData = () => TE.TaskEither<ServiceUnavailable, void>

type Deps = JobDeps & { readonly leftovers: Leftovers }

/** Piece by piece: no statement takes long, and other processes take other pieces. */
const purgeAll = (
  { leftovers }: Deps, until: RetentionCutoffs,
) => (leftover: Leftover): TE.TaskEither<ServiceUnavailable, void> => async () => {
  for (;;) {
    const isLeft = await leftovers.drop(leftover, until)()
    if (E.isLeft(isLeft)) return isLeft
    if (!isLeft.right) return E.right(undefined)
  }
}

export const makePurgeExpiredData =
  (deps: Deps): PurgeExpiredData =>
  () =>
    pipe(
      eachItem(deps, {
        job: 'leftovers', take: () => TE.right(LEFTOVERS), idOf: String, work: purgeAll(deps, retentionCutoffs(deps.clock.now())),
      }),
      TE.map(() => undefined),
    )
