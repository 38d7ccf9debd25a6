import type { SocialProvider } from './social-provider.ts'

/** The sign-in methods that go with a reset unless their owner keeps them, and elsewhere where the owner says so (decision R4). */
export type RevocableMethods = { readonly providers: readonly SocialProvider[]; readonly passkeys: number }

export const NO_METHODS: RevocableMethods = { providers: [], passkeys: 0 }

export const hasMethods = ({ providers, passkeys }: RevocableMethods): boolean => providers.length + passkeys > 0

/** What an account has lost of them. */
export const removedMethods = (before: RevocableMethods, after: RevocableMethods): RevocableMethods => ({
  providers: before.providers.filter((one) => !after.providers.includes(one)), passkeys: before.passkeys - after.passkeys,
})
