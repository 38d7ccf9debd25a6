/** The four languages; the first is the default and the fallback (Commerce §1, Account §2.1). */
export const LOCALES = ['de', 'en', 'fr', 'it'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'de'

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text)

/** One text in up to four languages; German is always there and stands in for a missing one. */
export type LocalText = { readonly de: string } & { readonly [locale in Exclude<Locale, 'de'>]?: string }

export const inLocale = (text: LocalText, locale: Locale): string => text[locale] ?? text.de
