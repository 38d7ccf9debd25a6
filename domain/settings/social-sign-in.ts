/** The configuration of sign-ins with providers: on, off, or work in progress. */
export type SocialSignIn = boolean | 'wip'

/** Sign-ins with providers are on if configured, and as work in progress only for testers (Account §2.7). */
export const isSocialSignInOn = (configured: SocialSignIn | undefined, isWip: boolean): boolean =>
  configured === true || (configured === 'wip' && isWip)
