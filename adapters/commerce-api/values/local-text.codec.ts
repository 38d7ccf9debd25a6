import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { inLocale, LOCALES, type LocalText } from '../../../domain/shop/locale.ts'
import { written, type Written } from '../codec/field.ts'
import { valueCodec } from '../codec/value-codec.ts'

const isText = (input: unknown): input is Readonly<Record<string, unknown>> => typeof input === 'object' && input !== null

/** One text in up to four languages; German is required, other keys are not read. */
export const LocalTextRecord = valueCodec<LocalText>(
  'LocalText',
  {
    type: 'object',
    properties: Object.fromEntries(LOCALES.map((locale) => [locale, { type: 'string' }])),
    required: ['de'],
  },
  (input) => {
    if (!isText(input) || typeof input['de'] !== 'string') return E.left(input)
    const texts = LOCALES.flatMap((locale) => (input[locale] === undefined ? [] : [[locale, input[locale]] as const]))
    return texts.every(([, text]) => typeof text === 'string') ? E.right(Object.fromEntries(texts) as LocalText) : E.left(input)
  },
)

/** The text of the reader's language beside those of all languages. */
export const inReaderLocale = <Whole>(texts: (whole: Whole) => LocalText): Written<Whole> =>
  written(t.string, (whole: Whole, { locale }) => inLocale(texts(whole), locale ?? 'de'))
