import type { IntlConfig } from 'react-intl'
import type { Tone } from '../../../domain/shop/brand-channel.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../domain/shop/locale.ts'
import type { Messages } from '../../../ui/messages/load-messages.ts'
import { languageOf, type TextPart } from '../../../ui/messages/text-part.ts'

/** A new object if the page must be rendered again. Its messages are one object, to which each part is added. */
type LoadedTexts = { readonly messages: Messages }

export type Texts = {
  readonly current: () => LoadedTexts
  readonly subscribe: (notify: () => void) => () => void
  readonly load: (part: TextPart) => Promise<void>
  /** Loads the texts of refusals if data of a page, as JSON, has a message without a text. */
  readonly loadNamed: (json: string) => Promise<void>
  /** A text that the page does not have is that of a refusal, or of what only the server renders: both are loaded. */
  readonly handleError: NonNullable<IntlConfig['onError']>
}

export type LoadTexts = (locale: Locale, tone: Tone, part: TextPart) => Promise<Partial<Messages>>

/** Loads parts of the texts from their folder. */
export const textsFrom = (folder: string): LoadTexts => async (locale, tone, part) => {
  const file = `${folder}/${languageOf(locale, tone)}/${part}.js`
  return (await import(/* @vite-ignore */ file) as { readonly messages: Partial<Messages> }).messages
}

/** If a language cannot be loaded, German is shown, in which every text exists (decision G20). */
const loadOrGerman = async (load: LoadTexts, locale: Locale, tone: Tone, part: TextPart): Promise<Partial<Messages>> => {
  try {
    return await load(locale, tone, part)
  } catch (error) {
    console.error('The texts of a language could not be loaded', { locale, part, error })
    if (locale === DEFAULT_LOCALE) throw error
    return load(DEFAULT_LOCALE, tone, part)
  }
}

const MESSAGE = /"id":"([a-z_]+\.[\w.]+)"/g

/** The texts this visitor has so far; each part is loaded once, before the first page that uses it is rendered. */
export const openTexts = (locale: Locale, tone: Tone, fetchTexts: LoadTexts): Texts => {
  let loaded: LoadedTexts = { messages: {} as Messages }
  const parts = new Set<TextPart>()
  const listeners = new Set<() => void>()
  const load: Texts['load'] = async (part) => {
    if (parts.has(part)) return
    const fetched = await loadOrGerman(fetchTexts, locale, tone, part)
    parts.add(part)
    // What shows them waits for them. Rendering all again would also render parts that are not hydrated yet, instead of hydrating them.
    Object.assign(loaded.messages, fetched)
  }
  const renderAgain = (): void => {
    loaded = { ...loaded }
    for (const notify of listeners) notify()
  }
  return {
    current: () => loaded,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    load,
    loadNamed: async (json) => {
      const names = [...json.matchAll(MESSAGE)].map(([, id = '']) => id)
      if (names.some((id) => !Object.hasOwn(loaded.messages, id))) await load('refusals')
    },
    handleError: (error) => {
      const isMissing = String(error.code) === 'MISSING_TRANSLATION'
      if (isMissing && !(parts.has('refusals') && parts.has('server')))
        Promise.all([load('refusals'), load('server')]).then(renderAgain, () => undefined)
      else console.error(error)
    },
  }
}
