import * as E from 'fp-ts/lib/Either.js'
import { LOCALES, type LocalText } from '../../../domain/shop/locale.ts'
import { valueCodec } from '../codec/value-codec.ts'

const isText = (given: unknown): given is Readonly<Record<string, unknown>> => typeof given === 'object' && given !== null

/** One text in up to four languages; German is always there, other keys are not read. */
export const LocalTextRecord = valueCodec<LocalText>(
  'LocalText',
  {
    type: 'object',
    properties: Object.fromEntries(LOCALES.map((locale) => [locale, { type: 'string' }])),
    required: ['de'],
  },
  (given) => {
    if (!isText(given) || typeof given['de'] !== 'string') return E.left(given)
    const texts = LOCALES.flatMap((locale) => (given[locale] === undefined ? [] : [[locale, given[locale]] as const]))
    return texts.every(([, text]) => typeof text === 'string') ? E.right(Object.fromEntries(texts) as LocalText) : E.left(given)
  },
)
