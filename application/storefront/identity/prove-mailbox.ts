import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityGateway, MailboxAnswer, PasswordChosen } from './identity-gateway.port.ts'
import { enter, type WelcomeDeps } from './welcome.ts'

/** Answers the letter to a mailbox: the account belongs to whoever reads it, who is signed in. */
export type ProveMailbox = (answer: MailboxAnswer) => TaskEither<Failure, PasswordChosen>
export const ProveMailbox = token<ProveMailbox>('ProveMailbox')

export const makeProveMailbox =
  (deps: WelcomeDeps & { readonly identities: IdentityGateway }): ProveMailbox =>
  (answer) => enter(deps)(() => deps.identities.proveMailbox(answer, deps.keeper.kept())())
