import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { retentionCutoffs, type RetentionCutoffs } from '../../../domain/settings/retention.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { EXPIRED_DATA_KINDS, type ExpiredDataKind, type ExpiredData } from './expired-data.port.ts'

/** Deletes personal data after its retention period; a kind that fails delays no other. */
export type PurgeExpiredData = () => TE.TaskEither<ServiceUnavailable, void>

type Deps = JobDeps & { readonly expiredData: ExpiredData }

/** In batches: no statement takes long, and several processes can share the work. */
const purgeAll = (
  { expiredData }: Deps, until: RetentionCutoffs,
) => (kind: ExpiredDataKind): TE.TaskEither<ServiceUnavailable, void> => async () => {
  for (;;) {
    const batch = await expiredData.purge(kind, until)()
    if (E.isLeft(batch)) return batch
    if (!batch.right) return E.right(undefined)
  }
}

export const makePurgeExpiredData =
  (deps: Deps): PurgeExpiredData =>
  () =>
    pipe(
      eachItem(deps, {
        job: 'purge_expired_data', take: () => TE.right(EXPIRED_DATA_KINDS), idOf: String,
        work: purgeAll(deps, retentionCutoffs(deps.clock.now())),
      }),
      TE.map(() => undefined),
    )
