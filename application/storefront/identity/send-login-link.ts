import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { LoginLinkRequest } from '../../contract/identity.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { Log } from '../shop/log.port.ts'
import type { Shop } from '../shop/shop.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'

/**
 * Sends a link that signs in without a password, and stores its e-mail address on this device: opened here, it signs in at once. The
 * visitor sees the same result in any case, and a failure is logged (Account §4.2, §8). Invalid names or addresses are refused.
 */
export type SendLoginLink = (request: LoginLinkRequest) => TE.TaskEither<Failure, void>
export const SendLoginLink = token<SendLoginLink>('SendLoginLink')

type Deps = {
  readonly shop: Pick<Shop, 'identity'>
  readonly keeper: CartTokenKeeper
  readonly log: Log
  readonly loginLinks: LoginLinkKeeper
}

const isInputFault = ({ _tag }: Failure): boolean => _tag === 'InvalidEmail' || _tag === 'InvalidNames'

export const makeSendLoginLink =
  ({ shop, keeper, log, loginLinks }: Deps): SendLoginLink =>
  (request) =>
    pipe(
      shop.identity.sendLoginLink({ ...request, ...storedCart(keeper) }),
      TE.tapIO(() => () => {
        const email = makeEmail(request.email)
        if (E.isRight(email)) loginLinks.store(email.right)
      }),
      TE.orElse((failure) =>
        isInputFault(failure)
          ? TE.left<Failure, void>(failure)
          : TE.fromIO(() => { log.warn('The login link was not sent', failure._tag) })),
    )
