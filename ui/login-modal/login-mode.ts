import type { SocialUser } from '../social/social-user.ts'

/** What the login modal shows (Account §2.7). */
export const LOGIN_MODES = ['login', 'register', 'forgot-password', 'thank-you-after-forgotten', 'how-to-passwordless-login'] as const
export type LoginMode = (typeof LOGIN_MODES)[number]

/** What opened the modal, and where its visitor wants to go. */
export type LoginRequest = {
  readonly mode: 'login' | 'register'
  readonly target: string
  /** Whom a provider sent to register. */
  readonly social?: SocialUser
}

/** What `auth_modal` asks for: `login` the form to sign in, any other value the one to register, none nothing (Account §2.8). */
export const requestedMode = (search: string): LoginRequest['mode'] | undefined => {
  const asked = new URLSearchParams(search).get('auth_modal') ?? ''
  return asked === '' ? undefined : asked === 'login' ? 'login' : 'register'
}

const SIGN_IN_PARAMETERS = ['auth_modal', 'redirectUrl', 'hash', 'url', 'uid'] as const

/** Where the address of a page leads its visitor after signing in: to what it names, else to the page itself. */
export const requestedTarget = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const query = new URLSearchParams(search)
  const named = query.get('redirectUrl')
  if (named !== null) return named
  for (const name of SIGN_IN_PARAMETERS) query.delete(name)
  return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}`
}
