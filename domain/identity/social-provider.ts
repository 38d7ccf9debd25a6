/** Identity providers (Account §7). */
export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const isSocialProvider = (text: unknown): text is SocialProvider => SOCIAL_PROVIDERS.some((provider) => provider === text)

const NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const

/** The provider's name, in every language. */
export const providerName = (provider: SocialProvider): string => NAMES[provider]
