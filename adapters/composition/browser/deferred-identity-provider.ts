import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { defer, from, switchMap } from 'rxjs'
import type { IdentityProvider } from '../../../application/storefront/identity/identity-provider.port.ts'
import { noIdentityProvider } from '../../../application/storefront/identity/no-identity-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { leaveForProvider, returnFromProvider } from '../../browser/provider-visit.ts'
import { loadOnce } from './load-once.ts'

const UNAVAILABLE: Failure = { _tag: 'ServiceUnavailable' }

/** The identity service; its code is loaded only when a sign-in button is about to be pressed. */
export const deferredIdentityProvider = ({ social }: Pick<ShopSettings, 'social'>, locale: string): IdentityProvider => {
  if (social === undefined) return noIdentityProvider
  let isLoaded = false
  const load = loadOnce(async () => {
    const { openBrowserIdentityProvider } = await import('../../firebase/browser-identity-provider.ts')
    const opened = openBrowserIdentityProvider(social, {
      locale, onRedirect: leaveForProvider,
    })
    isLoaded = true
    return opened
  })
  const loadedProvider = TE.tryCatch(load, () => UNAVAILABLE)
  return {
    user$: defer(() => from(load())).pipe(switchMap(({ user$ }) => user$)),
    prepare: () => pipe(loadedProvider, TE.map(() => undefined)),
    openWindow: (provider) => pipe(loadedProvider, TE.flatMap(({ openWindow }) => openWindow(provider))),
    resume: () => {
      returnFromProvider()
      return pipe(loadedProvider, TE.flatMap(({ resume }) => resume()))
    },
    signInWithCustomToken: (token) => pipe(loadedProvider, TE.flatMap((service) => service.signInWithCustomToken(token))),
    signOut: () => (isLoaded ? () => load().then(({ signOut }) => signOut()(), () => E.right(undefined)) : TE.right(undefined)),
  }
}
