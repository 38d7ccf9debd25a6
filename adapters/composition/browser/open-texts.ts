import type { Tone } from '../../../domain/shop/brand-channel.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../domain/shop/locale.ts'
import { loadTexts, type Messages } from '../../../ui/messages/load-messages.ts'
import type { TextPart } from '../../../ui/messages/text-part.ts'

export type Texts = {
  readonly current: () => Messages
  readonly subscribe: (notify: () => void) => () => void
  readonly load: (part: TextPart) => Promise<void>
}

type Load = typeof loadTexts

/** If a language cannot be loaded, German is shown, in which every text exists (decision G20). */
const loadOrGerman = async (load: Load, locale: Locale, tone: Tone, part: TextPart): Promise<Partial<Messages>> => {
  try {
    return await load(locale, tone, part)
  } catch (error) {
    console.error('The texts of a language could not be loaded', { locale, part, error })
    if (locale === DEFAULT_LOCALE) throw error
    return load(DEFAULT_LOCALE, tone, part)
  }
}

/** The texts this visitor has so far; each part is loaded once, before the first page that uses it is rendered. */
export const openTexts = (locale: Locale, tone: Tone, fetchTexts: Load = loadTexts): Texts => {
  let loadedTexts = {} as Messages
  const parts = new Set<TextPart>()
  const listeners = new Set<() => void>()
  return {
    current: () => loadedTexts,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    load: async (part) => {
      if (parts.has(part)) return
      const fetched = await loadOrGerman(fetchTexts, locale, tone, part)
      parts.add(part)
      loadedTexts = { ...loadedTexts, ...fetched }
      for (const notify of listeners) notify()
    },
  }
}
