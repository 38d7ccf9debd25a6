import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { NewTokens } from '../../../domain/privacy/reduced-order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { sendAccountMail, type AccountMailDeps } from '../identity/send-account-mail.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { accountDeletedMail } from '../mail/erasure-mail.ts'
import { newToken } from '../shop/new-token.ts'
import type { DueErasures, ErasureEffect } from './due-erasures.port.ts'

/**
 * Deletes accounts that are due, each in one step with its last mail, and returns how much was done. Failures are recorded, retried later
 * and delay no other account.
 */
export type DeleteAccounts = () => TE.TaskEither<ServiceUnavailable, number>

export type AccountDeletionDeps = AccountMailDeps & JobDeps & { readonly dueErasures: DueErasures }

const AT_ONCE = 20

export const newNames = ({ tokens }: Pick<AccountDeletionDeps, 'tokens'>) => (): NewTokens =>
  ({ token: newToken(tokens, makeOrderToken), cartToken: newToken(tokens, makeCartToken) })

const lastMails = (deps: AccountDeletionDeps): ErasureEffect['mails'] => ({ email }, request) =>
  [accountDeletedMail(sendAccountMail(deps)(request, email, 'erasure'))]

const eraseDue = (deps: AccountDeletionDeps, now: Date): TE.TaskEither<ServiceUnavailable, number> =>
  pipe(
    eachItem(deps, {
      job: 'account_deletions',
      take: () => deps.dueErasures.due({ now, limit: AT_ONCE }),
      idOf: String,
      work: (accountId) => deps.dueErasures.delete(accountId, { at: now, names: newNames(deps), mails: lastMails(deps) }),
    }),
    TE.map(({ done }) => done.filter(Boolean).length),
  )

export const makeDeleteAccounts =
  (deps: AccountDeletionDeps): DeleteAccounts =>
  () =>
    pipe(
      deps.dueErasures.prepare(),
      TE.flatMap((prepared) => (prepared > 0 ? TE.right(prepared) : eraseDue(deps, deps.clock.now()))),
    )
