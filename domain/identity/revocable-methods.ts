import type { SocialProvider } from './social-provider.ts'

/** The sign-in methods that go with a reset unless their owner keeps them, and elsewhere where the owner says so (decision R4). */
export type RevocableMethods = { readonly providers: readonly SocialProvider[]; readonly passkeys: number }

export const NO_METHODS: RevocableMethods = { providers: [], passkeys: 0 }
