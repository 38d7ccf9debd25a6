import type { Tone } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** One text of a demo shop in four languages; in both tones if Sie and du differ. */
export type LocalizedText = { readonly [locale in Locale]: string } & { readonly [informal in `${'de' | 'fr' | 'it'}_informal`]?: string }

export const textIn = (text: LocalizedText, locale: Locale, tone: Tone): string =>
  (tone === 'informal' && locale !== 'en' ? text[`${locale}_informal`] : undefined) ?? text[locale]
