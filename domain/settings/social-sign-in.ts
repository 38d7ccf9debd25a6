/** What is configured of signing in by a provider: on, off, or unfinished work. */
export type SocialSignIn = boolean | 'wip'

/** Signing in by a provider is on where it is configured so, and as unfinished work to whoever looks at such (Account §2.7). */
export const isSocialSignInOn = (configured: SocialSignIn | undefined, isWip: boolean): boolean =>
  configured === true || (configured === 'wip' && isWip)
