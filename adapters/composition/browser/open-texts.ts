import type { Tone } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { loadTexts, type Messages } from '../../../ui/messages/load-messages.ts'
import type { TextPart } from '../../../ui/messages/text-part.ts'

export type Texts = {
  readonly current: () => Messages
  readonly subscribe: (tell: () => void) => () => void
  readonly bring: (part: TextPart) => Promise<void>
}

/** The texts this visitor has so far; each part is fetched once, before the first page that says any of it is drawn. */
export const openTexts = (locale: Locale, tone: Tone): Texts => {
  let known = {} as Messages
  const parts = new Set<TextPart>()
  const listeners = new Set<() => void>()
  return {
    current: () => known,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    bring: async (part) => {
      if (parts.has(part)) return
      const fetched = await loadTexts(locale, tone, part)
      parts.add(part)
      known = { ...known, ...fetched }
      for (const tell of listeners) tell()
    },
  }
}
