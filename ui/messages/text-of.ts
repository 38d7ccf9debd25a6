import { DEFAULT_LOCALE } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { MessageEntry } from './message-entry.ts'

/** The text in a language and tone; falls back to the formal one, then to German (decisions A62, AS-LOCALE-12). */
export const textOf = (entry: Partial<MessageEntry> & { readonly de: string }, locale: Locale, tone: Tone): string => {
  const informal = locale === 'en' || tone === 'formal' ? undefined : entry[`${locale}_informal`]
  return informal ?? entry[locale] ?? textOf(entry, DEFAULT_LOCALE, tone)
}
