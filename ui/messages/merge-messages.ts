import { DEFAULT_LOCALE } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { MessageEntry, MessageFile } from './message-entry.ts'

/** The text in a language and tone; falls back to the formal one, then to German (decisions A62, AS-LOCALE-12). */
export const textOf = (entry: Partial<MessageEntry> & { readonly de: string }, locale: Locale, tone: Tone): string => {
  const informal = locale === 'en' || tone === 'formal' ? undefined : entry[`${locale}_informal`]
  return informal ?? entry[locale] ?? textOf(entry, DEFAULT_LOCALE, tone)
}

/** All topics merged, in a language and tone. */
export const mergeMessages = (files: readonly MessageFile[], locale: Locale, tone: Tone): Record<string, string> =>
  Object.fromEntries(files.flatMap(Object.entries).map(([id, entry]) => [id, textOf(entry, locale, tone)]))
