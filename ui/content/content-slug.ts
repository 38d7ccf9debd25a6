/** The pages every shop must have, by their path below the language prefix (Account §2.3, §3), the same in every language. */
export const CONTENT_SLUGS = [
  'shipping-info', 'returns', 'contact', 'about-us', 'terms', 'privacy', 'cookies', 'legal-notice', 'disclaimer', 'accessibility',
] as const
export type ContentSlug = (typeof CONTENT_SLUGS)[number]

export const isContentSlug = (text: string): text is ContentSlug => (CONTENT_SLUGS as readonly string[]).includes(text)

/** The path of a page below the language prefix. */
export const contentPath = (slug: ContentSlug): `/${ContentSlug}` => `/${slug}`
