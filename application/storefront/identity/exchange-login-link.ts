import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { Log } from '../shop/log.port.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'
import type { LetterGateway } from './letter-gateway.port.ts'
import { welcomed, type WelcomeDeps } from './welcome.ts'

/** Exchanges the hash of a login link for a session; the mailbox that was remembered for it is forgotten (Account §4.2). */
export type ExchangeLoginLink = (hash: string) => TE.TaskEither<Failure, Customer>
export const ExchangeLoginLink = token<ExchangeLoginLink>('ExchangeLoginLink')

type Deps = WelcomeDeps & { readonly letters: LetterGateway; readonly loginLinks: LoginLinkKeeper; readonly log: Log }

export const makeExchangeLoginLink =
  (deps: Deps): ExchangeLoginLink =>
  (hash) =>
    pipe(
      welcomed(deps)(() => deps.letters.exchangeLoginLink(hash, deps.keeper.kept())(), 'autologin'),
      TE.tapIO(() => deps.loginLinks.forget),
      TE.tapError((failure) => TE.fromIO(() => { deps.log.warn('A login link was not exchanged', failure._tag) })),
    )
