import type { LoginMode } from './login-mode.ts'

/** The page with the same form handles it; `sent` is the mode after an e-mail was sent, `failed` the message id of a failure. */
const ASKING = {
  'login': { page: '/login', sent: 'how-to-passwordless-login', failed: 'login_failed' },
  'register': { page: '/register', sent: 'how-to-passwordless-login', failed: 'register_failed' },
  'forgot-password': { page: '/forgot-password', sent: 'thank-you-after-forgotten', failed: 'login_failed' },
} as const satisfies { readonly [mode in LoginMode]?: { readonly page: string; readonly sent: LoginMode; readonly failed: string } }

/** The form of a mode, if it has one (Account §8). */
export const formOf = (mode: LoginMode) =>
  mode === 'thank-you-after-forgotten' || mode === 'how-to-passwordless-login' ? undefined : ASKING[mode]
