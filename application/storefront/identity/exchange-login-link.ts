import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { uidIn } from '../../../domain/tracking/campaign-fields.ts'
import type { LoginLinkHash } from '../../contract/identity.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import type { Log } from '../shop/log.port.ts'
import type { SessionOrigin } from '../tracking/session-origin.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'
import { welcomed, type WelcomeDeps } from './welcome.ts'

/**
 * Exchanges the hash of a login link for a session. The stored e-mail address of the link is deleted, and a uid in the link's URL is
 * stored for reports (Account §4.2).
 */
export type ExchangeLoginLink = (link: LoginLinkHash, url?: string | null) => TE.TaskEither<Failure, Customer>
export const ExchangeLoginLink = token<ExchangeLoginLink>('ExchangeLoginLink')

type Deps = WelcomeDeps & {
  readonly loginLinks: LoginLinkKeeper
  readonly origin: SessionOrigin
  readonly log: Log
}

const setUid = ({ origin }: Deps, url: string | null | undefined): void => {
  const uid = uidIn(url)
  if (uid !== undefined) origin.store((keeper) => { keeper.setUid(uid) })
}

export const makeExchangeLoginLink =
  (deps: Deps): ExchangeLoginLink =>
  (link, url) =>
    pipe(
      welcomed(deps)(() => deps.shop.identity.exchangeLoginLinkHash({ ...link, ...storedCart(deps.keeper) })(), 'autologin'),
      TE.tapIO(() => deps.loginLinks.clear),
      TE.tapIO(() => () => { setUid(deps, url) }),
      TE.tapError((failure) => TE.fromIO(() => { deps.log.warn('A login link was not exchanged', failure._tag) })),
    )
