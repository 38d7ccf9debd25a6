import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { filter, firstValueFrom } from 'rxjs'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.port.ts'
import type { Shop } from '../shop/shop.ts'

/** Opens a provider's window and links the user who signs in there. `undefined`: the window was closed, or the provider's page opens. */
export type LinkProvider = (provider: SocialProvider) => TE.TaskEither<Failure, readonly SocialProvider[] | undefined>
export const LinkProvider = token<LinkProvider>('LinkProvider')

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
