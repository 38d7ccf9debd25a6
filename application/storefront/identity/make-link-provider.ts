import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { filter, firstValueFrom } from 'rxjs'
import type { Failure } from '../../../domain/refusal.ts'
import type { Shop } from '../shop/shop.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.port.ts'
import type { LinkProvider } from './link-provider.ts'

const isSignedIn = (user: ProviderUser | undefined): user is ProviderUser => user !== undefined

const firstUser = ({ user$ }: IdentityProvider): TE.TaskEither<Failure, ProviderUser> =>
  TE.tryCatch(() => firstValueFrom(user$.pipe(filter(isSignedIn))), () => ({ _tag: 'ServiceUnavailable' }))

export const makeLinkProvider =
  ({ provider: service, shop }: { readonly provider: IdentityProvider; readonly shop: Shop }): LinkProvider =>
  (provider) =>
    pipe(
      service.openWindow(provider),
      TE.flatMap((window): ReturnType<LinkProvider> =>
        window !== 'signed in'
          ? TE.right(undefined)
          : pipe(
              firstUser(service),
              TE.flatMap(({ token: read }) => read),
              TE.flatMap((idToken) => shop.identity.linkIdentity({ token: idToken })),
            )),
    )
