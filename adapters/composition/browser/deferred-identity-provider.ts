import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { defer, from, switchMap } from 'rxjs'
import type { IdentityProvider } from '../../../application/storefront/identity/identity-provider.port.ts'
import { noIdentityProvider } from '../../../application/storefront/identity/no-identity-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { loadOnce } from './load-once.ts'

/** In the tab's memory while the visitor is at a provider's page. */
const LEFT_FOR = 'social-left-for'

const memory = <Value>(look: (storage: Storage) => Value): Value | undefined => {
  try {
    return look(window.sessionStorage)
  } catch {
    return undefined
  }
}

const UNAVAILABLE: Failure = { _tag: 'ServiceUnavailable' }

/** The identity service, whose code is fetched when a button is about to be pressed and never before. */
export const deferredIdentityProvider = ({ social }: Pick<ShopSettings, 'social'>, locale: string): IdentityProvider => {
  if (social === undefined) return noIdentityProvider
  let isBrought = false
  const bring = loadOnce(async () => {
    const { openBrowserIdentityProvider } = await import('../../firebase/browser-identity-provider.ts')
    const opened = openBrowserIdentityProvider(social, {
      locale, onRedirect: (provider) => { memory((storage) => { storage.setItem(LEFT_FOR, provider) }) },
    })
    isBrought = true
    return opened
  })
  const loadedProvider = TE.tryCatch(bring, () => UNAVAILABLE)
  return {
    user$: defer(() => from(bring())).pipe(switchMap(({ user$ }) => user$)),
    prepare: () => pipe(loadedProvider, TE.map(() => undefined)),
    openWindow: (provider) => pipe(loadedProvider, TE.flatMap(({ openWindow }) => openWindow(provider))),
    comeBack: () => {
      memory((storage) => { storage.removeItem(LEFT_FOR) })
      return pipe(loadedProvider, TE.flatMap(({ comeBack }) => comeBack()))
    },
    isReturning: () => memory((storage) => storage.getItem(LEFT_FOR)) != null,
    signInWithCustomToken: (token) => pipe(loadedProvider, TE.flatMap((service) => service.signInWithCustomToken(token))),
    signOut: () => (isBrought ? () => bring().then(({ signOut }) => signOut()(), () => E.right(undefined)) : TE.right(undefined)),
  }
}
