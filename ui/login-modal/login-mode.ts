import type { SocialUser } from '../social/social-user.ts'

/** The modes of the sign-in dialog (Account §2.7). */
export const LOGIN_MODES = ['login', 'register', 'forgot-password', 'thank-you-after-forgotten', 'how-to-passwordless-login'] as const
export type LoginMode = (typeof LOGIN_MODES)[number]

/** The requested mode, and the target after signing in. */
export type LoginRequest = {
  readonly mode: 'login' | 'register'
  readonly target: string
  /** The user of a provider who has to register. */
  readonly social?: SocialUser
}

/** The mode of `auth_modal`: `login` for signing in, any other value for registering, undefined without one (Account §2.8). */
export const requestedMode = (search: string): LoginRequest['mode'] | undefined => {
  const parameter = new URLSearchParams(search).get('auth_modal') ?? ''
  return parameter === '' ? undefined : parameter === 'login' ? 'login' : 'register'
}

const SIGN_IN_PARAMETERS = ['auth_modal', 'redirectUrl', 'hash', 'url', 'uid'] as const

/** The target after signing in: named by the address, otherwise the page itself. */
export const requestedTarget = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const query = new URLSearchParams(search)
  const redirectUrl = query.get('redirectUrl')
  if (redirectUrl !== null) return redirectUrl
  for (const name of SIGN_IN_PARAMETERS) query.delete(name)
  return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}`
}
