import * as t from 'io-ts'
import type { ContentImage } from '../../../domain/content/content-image.ts'
import type { ContentLink } from '../../../domain/content/content-link.ts'

/** A field of a block as an editor left it: every value decodes, so that no page fails because of a field. */
export type Field<A> = t.Type<A, unknown, unknown>

const MAX_CHARACTERS = 20_000

export const field = <A>(name: string, read: (input: unknown) => A, write: (value: A) => unknown = (value) => value): Field<A> =>
  new t.Type<A, unknown, unknown>(name, (_value): _value is A => true, (input) => t.success(read(input)), write)

type Fields = Readonly<Record<string, unknown>>

export const isRecord = (input: unknown): input is Fields => typeof input === 'object' && input !== null && !Array.isArray(input)

export const textIn = (input: unknown): string =>
  typeof input === 'string' ? input.slice(0, MAX_CHARACTERS) : typeof input === 'number' ? String(input) : ''

/** Anything but a string reads as the empty string. */
export const text = field('text', textIn)

/** yyyy-MM-dd, a day of the calendar; anything else reads as absent. */
export const day = field('day', (input) => {
  const text = textIn(input).trim().slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text ? text : ''
})

const pixels = (input: unknown): number | undefined => {
  const number = typeof input === 'string' ? Number(input) : input
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 && number <= 10_000 ? number : undefined
}

/** A picture without a file reads as absent. */
export const image = field<ContentImage | undefined>('image', (input) => {
  if (!isRecord(input) || textIn(input['filename']) === '') return undefined
  return {
    filename: textIn(input['filename']),
    alt: textIn(input['alt']),
    width: pixels(input['width']),
    height: pixels(input['height']),
  }
})

const LINK_TYPES = { story: 'story', url: 'url', email: 'email', asset: 'url' } as const
const isLinkType = (word: string): word is keyof typeof LINK_TYPES => Object.hasOwn(LINK_TYPES, word)

export const linkIn = (input: unknown): ContentLink | undefined => {
  if (!isRecord(input)) return undefined
  const word = textIn(input['linktype'])
  if (!isLinkType(word)) return undefined
  const [cachedUrl, url] = [textIn(input['cached_url']), textIn(input['url'] ?? input['email'])]
  return cachedUrl === '' && url === '' ? undefined : { linktype: LINK_TYPES[word], cachedUrl, url }
}

export const writeLink = ({ linktype, cachedUrl, url }: ContentLink): Fields => ({ linktype, cached_url: cachedUrl, url })

/** A link without a target reads as absent. */
export const link = field<ContentLink | undefined>('link', linkIn, (value) => (value === undefined ? undefined : writeLink(value)))

export const flagIn = (input: unknown): boolean => input === true || input === 'true'

export const flag = field('flag', flagIn)

/** A number within bounds, also one written as text; else the fallback. */
export const number = (otherwise: number, { from, to }: { readonly from: number; readonly to: number }): Field<number> =>
  field('number', (input) => {
    const parsed = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
    return typeof parsed === 'number' && Number.isInteger(parsed) && parsed >= from && parsed <= to ? parsed : otherwise
  })

/** One value of a list; any other reads as the first. */
export const word = <const Words extends readonly [string, ...string[]]>(words: Words): Field<Words[number]> =>
  field<Words[number]>('word', (input) => words.find((option) => option === input) ?? words[0])

/** Lines or a list of texts; empty ones are left out. */
export const lines = field<readonly string[]>('lines', (input) =>
  (Array.isArray(input) ? input.map(
    (entry) => textIn(isRecord(entry) ? entry['pattern'] ?? entry['value'] : entry),
  ) : textIn(input).split('\n'))
    .map((entry) => entry.trim()).filter((entry) => entry !== ''))

/** Records of a list, each read separately. */
export const records = <A>(name: string, read: (input: Fields) => A | undefined, write: (value: A) => unknown): Field<readonly A[]> =>
  field<readonly A[]>(name, (input) => (
    Array.isArray(input) ? input.filter(isRecord).flatMap((entry) => read(entry) ?? []) : []
  ), (values) =>
    values.map(write))
