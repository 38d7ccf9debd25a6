/** The four languages; the first is the default and the fallback (Commerce §1, Account §2.1). */
export const LOCALES = ['de', 'en', 'fr', 'it'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'de'

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text)

/** A value for each language. */
export type InEveryLocale<Value> = { readonly [locale in Locale]: Value }

export const inEveryLocale = <Value>(make: (locale: Locale) => Value): InEveryLocale<Value> =>
  ({ de: make('de'), en: make('en'), fr: make('fr'), it: make('it') })

/** A text in up to four languages; German is always present and the fallback. */
export type LocalText = { readonly de: string } & { readonly [locale in Exclude<Locale, 'de'>]?: string }

export const inLocale = (text: LocalText, locale: Locale): string => text[locale] ?? text.de

/** The service's codes of the languages; en is American there on purpose (Commerce §9, decision A35). */
const BACKEND_LOCALES = { de: 'de_CH', en: 'en_US', fr: 'fr_CH', it: 'it_CH' } as const
export type BackendLocale = (typeof BACKEND_LOCALES)[Locale]

export const toBackendLocale = (text: string): BackendLocale =>
  BACKEND_LOCALES[isLocale(text) ? text : DEFAULT_LOCALE]

/** The home page: `/` in the default language, `/{locale}/` in every other (Account §2.1). */
export const homePath = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '/' : `/${locale}/`)
