import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { NewNames } from '../../../domain/privacy/reduced-order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { letterTo, type LetterDeps } from '../identity/letter-to.ts'
import { erasedMail } from '../mail/erasure-mail.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { DueErasures, ErasureEffect } from './due-erasures.port.ts'

/**
 * Deletes accounts whose day has come, each in one step with its last letter, and answers how many. What goes wrong with one is tried
 * again in the next round and keeps nobody else back.
 */
export type EraseAccounts = () => TE.TaskEither<ServiceUnavailable, number>

export type EraseDeps = LetterDeps & { readonly dueErasures: DueErasures; readonly clock: Clock }

const AT_ONCE = 20

export const newNames = ({ tokens }: Pick<EraseDeps, 'tokens'>) => (): NewNames =>
  ({ token: newToken(tokens, makeOrderToken), cartToken: newToken(tokens, makeCartToken) })

const letters = (deps: EraseDeps): ErasureEffect['letters'] => ({ email }, asked) =>
  [erasedMail(letterTo(deps)(asked, email, 'erasure'))]

const eraseOne = (deps: EraseDeps, at: Date) => (accountId: AccountId): TE.TaskEither<never, number> =>
  pipe(
    deps.dueErasures.erase(accountId, { at, names: newNames(deps), letters: letters(deps) }),
    TE.match(() => E.right(0), (done) => E.right(done ? 1 : 0)),
  )

export const makeEraseAccounts =
  (deps: EraseDeps): EraseAccounts =>
  () => {
    const now = deps.clock.now()
    return pipe(
      deps.dueErasures.due({ now, limit: AT_ONCE }),
      TE.flatMap(TE.traverseSeqArray(eraseOne(deps, now))),
      TE.map((done) => done.reduce((sum, one) => sum + one, 0)),
    )
  }
