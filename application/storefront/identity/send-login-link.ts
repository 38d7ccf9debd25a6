import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { Log } from '../shop/log.port.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'
import type { EmailLinkGateway, LoginLinkRequest } from './email-link-gateway.port.ts'

/**
 * Has a link sent that signs in without a password, and remembers here for which mailbox: opened here, it signs in at once. Whoever
 * asks is told the same whatever became of it; the log says why (Account §4.2, §8). What cannot be a name or an address is refused.
 */
export type SendLoginLink = (request: LoginLinkRequest) => TE.TaskEither<Failure, void>
export const SendLoginLink = token<SendLoginLink>('SendLoginLink')

type Deps = {
  readonly mails: EmailLinkGateway
  readonly keeper: CartTokenKeeper
  readonly log: Log
  readonly loginLinks: LoginLinkKeeper
}

const isTyped = ({ _tag }: Failure): boolean => _tag === 'InvalidEmail' || _tag === 'InvalidNames'

export const makeSendLoginLink =
  ({ mails, keeper, log, loginLinks }: Deps): SendLoginLink =>
  (request) =>
    pipe(
      mails.sendLoginLink(request, keeper.read()),
      TE.tapIO(() => () => {
        const email = makeEmail(request.email)
        if (E.isRight(email)) loginLinks.store(email.right)
      }),
      TE.orElse((failure) =>
        isTyped(failure)
          ? TE.left<Failure, void>(failure)
          : TE.fromIO(() => { log.warn('The login link was not sent', failure._tag) })),
    )
