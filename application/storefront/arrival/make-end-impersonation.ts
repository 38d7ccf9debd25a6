import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { IdentityProvider } from '../identity/identity-provider.port.ts'
import type { SignOut } from '../identity/sign-out.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'
import type { RefererKeeper } from '../visit/referer-keeper.port.ts'
import type { EndImpersonation } from './end-impersonation.ts'

type Deps = {
  readonly provider: Pick<IdentityProvider, 'signOut'>
  readonly keeper: Pick<CartTokenKeeper, 'clear'>
  readonly referer: Pick<RefererKeeper, 'clear'>
  readonly signOut: SignOut
  readonly loginLinks: Pick<LoginLinkKeeper, 'clear'>
}

export const makeEndImpersonation =
  ({ provider, keeper, referer, signOut, loginLinks }: Deps): EndImpersonation =>
  (goHome) =>
    pipe(
      provider.signOut(),
      TE.orElseW(() => TE.right(undefined)),
      TE.tapIO(() => () => {
        keeper.clear()
        referer.clear()
      }),
      TE.flatMap(signOut),
      TE.tapIO(() => loginLinks.clear),
      TE.tapIO(() => goHome),
    )
