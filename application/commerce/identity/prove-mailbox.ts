import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import { choosePassword, type ChoosePasswordDeps, type MailboxAnswer } from './choose-password.ts'
import type { Welcome } from './welcome.ts'

/**
 * Whoever answers the letter owns the account, whoever registered it: they choose the password, and all who were signed in
 * before are not any more (Account §4).
 */
export type ProveMailbox = (asker: Askers['anyone'], answer: MailboxAnswer, cart?: CartToken) => TE.TaskEither<Failure, Welcome>

export const makeProveMailbox = (deps: ChoosePasswordDeps): ProveMailbox => choosePassword(deps, { purpose: 'claim', mails: () => [] })
