import type { SocialProvider } from './social-provider.ts'

/** The sign-in methods that a reset removes unless the owner keeps them, and other events if the owner chooses so (decision R4). */
export type RevocableMethods = { readonly providers: readonly SocialProvider[]; readonly passkeys: number }

export const NO_METHODS: RevocableMethods = { providers: [], passkeys: 0 }

export const hasMethods = ({ providers, passkeys }: RevocableMethods): boolean => providers.length + passkeys > 0

/** The methods that an account has lost. */
export const removedMethods = (before: RevocableMethods, after: RevocableMethods): RevocableMethods => ({
  providers: before.providers.filter((provider) => !after.providers.includes(provider)), passkeys: before.passkeys - after.passkeys,
})
