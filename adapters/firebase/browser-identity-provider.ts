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

const withScopes = (provider: OAuthProvider | FacebookAuthProvider, ...scopes: readonly string[]): AuthProvider => {
  for (const scope of scopes) provider.addScope(scope)
  return provider
}
const PROVIDERS: { readonly [name in SocialProvider]: () => AuthProvider } = {
  google: () => new GoogleAuthProvider(),
  apple: () => withScopes(new OAuthProvider('apple.com'), 'email', 'name'),
  facebook: () => withScopes(new FacebookAuthProvider(), 'email'),
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code)
const CLOSED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']
const BLOCKED = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']

/** After a sign-in with a custom token there is no provider; the first one is used, because only the token counts. */
const userOf = (user: User): ProviderUser => ({
  provider: SOCIAL_PROVIDERS.find((provider) => user.providerData.some(({ providerId }) => providerId === `${provider}.com`)) ?? 'google',
  ...omitUndefined({ email: user.email ?? undefined }),
  ...namesIn(user.displayName ?? ''),
  token: TE.tryCatch(() => user.getIdToken(), () => UNAVAILABLE),
})

/** The vendor's functions that open windows; tests replace them. */
export type Windows = {
  readonly popup: (auth: Auth, provider: AuthProvider) => Promise<unknown>
  readonly redirect: (auth: Auth, provider: AuthProvider) => Promise<unknown>
}
const REAL: Windows = { popup: signInWithPopup, redirect: signInWithRedirect }

type Environment = {
  readonly locale: string
  readonly onRedirect: (provider: SocialProvider) => void
  readonly windows?: Windows
  /** The name of the Firebase app, by which Firebase recognises a visitor who returns from a provider's page. */
  readonly name?: string
}

/** Nothing is stored on the device: only the shop's own session is, and tokens are used once (decision S6). */
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

/** The sign-in with Firebase Auth. */
export const openBrowserIdentityProvider = (
  settings: SocialSettings, { locale, onRedirect, windows = REAL, name = 'social' }: Environment,
): Omit<IdentityProvider, 'prepare'> => {
  const auth = openAuth(settings, locale, name)
  const openWindow = async (name: SocialProvider): Promise<E.Either<Failure, ProviderWindow>> => {
    const provider = PROVIDERS[name]()
    // Otherwise a previous user would be taken for the one who signs in now.
    if (auth.currentUser !== null) await signOut(auth)
    try {
      await windows.popup(auth, provider)
      return E.right('signed in')
    } catch (error) {
      if (CLOSED.includes(codeOf(error))) return E.right('closed')
      if (!BLOCKED.includes(codeOf(error))) return E.left(UNAVAILABLE)
    }
    onRedirect(name)
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
    resume: () => TE.tryCatch(
      async () => ((await getRedirectResult(auth)) === null ? 'closed' : 'signed in'),
      () => UNAVAILABLE,
    ),
  }
}
