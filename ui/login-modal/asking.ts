import type { LoginMode } from './login-mode.ts'

/** The page that has the same form answers it; where a letter was sent comes another mode. `failed` is the key of what is told then. */
const ASKING = {
  'login': { page: '/login', sent: 'how-to-passwordless-login', failed: 'login_failed' },
  'register': { page: '/register', sent: 'how-to-passwordless-login', failed: 'register_failed' },
  'forgot-password': { page: '/forgot-password', sent: 'thank-you-after-forgotten', failed: 'login_failed' },
} as const satisfies { readonly [mode in LoginMode]?: { readonly page: string; readonly sent: LoginMode; readonly failed: string } }

/** What a mode asks for, where it has a form (Account §8). */
export const formOf = (mode: LoginMode) =>
  mode === 'thank-you-after-forgotten' || mode === 'how-to-passwordless-login' ? undefined : ASKING[mode]
