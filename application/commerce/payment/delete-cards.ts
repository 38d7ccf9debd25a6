import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ProviderToken } from '../../../domain/payment/saved-card.ts'
import { refundAgainAt } from '../../../domain/payment/inquiry-schedule.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import type { CardVault } from './card-vault.port.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'

/** Deletes removed cards at the payment provider and returns how many; failed ones are retried later. */
export type DeleteCards = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = JobDeps & { readonly aliases: PaymentAliases; readonly cardVault: CardVault }

const AT_ONCE = 20

/** Enough to identify it; the whole token can pay. */
const labelOf = (alias: ProviderToken): string => `…${alias.slice(-6)}`

const deleteCard = ({ aliases, cardVault }: Deps) => (alias: ProviderToken): TE.TaskEither<unknown, void> =>
  pipe(cardVault.delete(alias), TE.flatMap(() => aliases.deleted(alias)))

export const makeDeleteCards =
  (deps: Deps): DeleteCards =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => eachItem(deps, {
        job: 'delete_cards',
        take: () => deps.aliases.toDelete({ now, limit: AT_ONCE, nextAt: refundAgainAt(now) }),
        idOf: labelOf, work: deleteCard(deps), atOnce: true,
      })),
      TE.map(({ done }) => done.length),
    )
