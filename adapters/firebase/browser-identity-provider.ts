import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver, connectAuthEmulator, FacebookAuthProvider, getRedirectResult, GoogleAuthProvider, initializeAuth,
  inMemoryPersistence, OAuthProvider, onAuthStateChanged, signInWithCustomToken, signInWithPopup, signInWithRedirect, signOut,
  type Auth, type AuthProvider, type User,
} from '@firebase/auth'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { Observable } from 'rxjs'
import type { IdentityProvider, ProviderUser, ProviderWindow } from '../../application/storefront/identity/identity-provider.port.ts'
import { namesIn } from '../../domain/identity/names-in.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../domain/identity/social-provider.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { SocialSettings } from '../../domain/settings/shop-settings.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'

const UNAVAILABLE = { _tag: 'ServiceUnavailable' } as const

const asking = (provider: OAuthProvider | FacebookAuthProvider, ...scopes: readonly string[]): AuthProvider => {
  for (const scope of scopes) provider.addScope(scope)
  return provider
}
const PROVIDERS: { readonly [name in SocialProvider]: () => AuthProvider } = {
  google: () => new GoogleAuthProvider(),
  apple: () => asking(new OAuthProvider('apple.com'), 'email', 'name'),
  facebook: () => asking(new FacebookAuthProvider(), 'email'),
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code)
const CLOSED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']
const BLOCKED = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']

/** Whoever came by none of the shop's providers, by a custom token, is told of by the first of them: only the token counts. */
const userOf = (user: User): ProviderUser => ({
  provider: SOCIAL_PROVIDERS.find((one) => user.providerData.some(({ providerId }) => providerId === `${one}.com`)) ?? 'google',
  ...omitUndefined({ email: user.email ?? undefined }),
  ...namesIn(user.displayName ?? ''),
  token: TE.tryCatch(() => user.getIdToken(), () => UNAVAILABLE),
})

/** What of the vendor's library opens and closes windows; a test has none. */
export type Windows = {
  readonly popup: (auth: Auth, provider: AuthProvider) => Promise<unknown>
  readonly redirect: (auth: Auth, provider: AuthProvider) => Promise<unknown>
}
const REAL: Windows = { popup: signInWithPopup, redirect: signInWithRedirect }

type Around = {
  readonly locale: string
  readonly left: (provider: SocialProvider) => void
  readonly windows?: Windows
  /** Firebase finds a visitor who comes back from a provider's page by the name of the app that they left from. */
  readonly name?: string
}

/** Nothing is kept on the device: the shop's own session is, and a custom token or a provider's is handed over once (decision S6). */
const openAuth = ({ projectId, apiKey, authDomain, emulator }: SocialSettings, locale: string, name: string): Auth => {
  const app = initializeApp({ projectId, apiKey, authDomain }, name)
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    ...(typeof window === 'undefined' ? {} : { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  auth.languageCode = locale
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

/** Firebase Auth: its windows, its users, its tokens. */
export const openBrowserIdentityProvider = (
  settings: SocialSettings, { locale, left, windows = REAL, name = 'social' }: Around,
): Omit<IdentityProvider, 'prepare' | 'isReturning'> => {
  const auth = openAuth(settings, locale, name)
  const openWindow = async (name: SocialProvider): Promise<E.Either<Failure, ProviderWindow>> => {
    const provider = PROVIDERS[name]()
    // Who was here before would be taken for whoever signs in now.
    if (auth.currentUser !== null) await signOut(auth)
    try {
      await windows.popup(auth, provider)
      return E.right('signed in')
    } catch (error) {
      if (CLOSED.includes(codeOf(error))) return E.right('closed')
      if (!BLOCKED.includes(codeOf(error))) return E.left(UNAVAILABLE)
    }
    left(name)
    await windows.redirect(auth, provider)
    return E.right('left')
  }
  return {
    user$: new Observable<ProviderUser | undefined>((listener) =>
      onAuthStateChanged(
        auth,
        (user) => { listener.next(user === null ? undefined : userOf(user)) },
        (error) => { listener.error(error) },
      ),
    ),
    openWindow: (name) => () => openWindow(name).catch(() => E.left(UNAVAILABLE)),
    signInWithCustomToken: (token) => TE.tryCatch(async () => { await signInWithCustomToken(auth, token) }, () => UNAVAILABLE),
    signOut: () => TE.tryCatch(() => signOut(auth), () => UNAVAILABLE),
    comeBack: () => TE.tryCatch(
      async () => ((await getRedirectResult(auth)) === null ? 'closed' : 'signed in'),
      () => UNAVAILABLE,
    ),
  }
}
