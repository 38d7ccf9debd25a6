import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { HouseAlias } from '../../../domain/payment/kept-card.ts'
import { refundAgainAt } from '../../../domain/payment/when-to-ask.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AliasHouse } from './alias-house.port.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'

/** Has the payment house forget the cards that were deleted, and answers how many; what it did not do is asked of it again later. */
export type ForgetCards = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = { readonly aliases: PaymentAliases; readonly aliasHouse: AliasHouse; readonly clock: Clock }

const AT_ONCE = 20

const forgetOne = ({ aliases, aliasHouse }: Deps) => (alias: HouseAlias): TE.TaskEither<never, number> =>
  pipe(
    aliasHouse.forget(alias),
    TE.flatMap(() => aliases.forgotten(alias)),
    TE.match(() => 0, () => 1),
    TE.fromTask,
  )

export const makeForgetCards =
  (deps: Deps): ForgetCards =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => deps.aliases.toForget({ now, limit: AT_ONCE, nextAt: refundAgainAt(now) })),
      TE.flatMap(TE.traverseArray(forgetOne(deps))),
      TE.map((done) => done.reduce((sum, one) => sum + one, 0)),
    )
