import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { isExpired, makeAliasToken, type PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'

export type AliasDeps = { readonly aliases: PaymentAliases; readonly clock: Clock }

/** A valid card of the customer; somebody else's is not found (decision S11). */
export const ownAlias =
  ({ aliases, clock }: AliasDeps) =>
  (owner: AccountId | undefined, name: string): TE.TaskEither<FailureBy<'CardExpired' | 'NotFound'>, PaymentAlias> =>
    pipe(
      TE.fromEither(makeAliasToken(name)),
      TE.flatMap((alias): TE.TaskEither<FailureBy<'NotFound'>, PaymentAlias> =>
        owner === undefined ? TE.left({ _tag: 'NotFound', what: 'payment_alias' }) : aliases.alias(owner, alias)),
      TE.filterOrElseW((card) => !isExpired(card, zurichTime(clock.now()).day), (): RefusalBy<'CardExpired'> => ({ _tag: 'CardExpired' })),
    )
