import * as t from 'io-ts'
import type { ContentImage } from '../../../domain/content/content-image.ts'
import type { ContentLink } from '../../../domain/content/content-link.ts'

/** A field of a block as an editor left it: whatever stands there reads as something, so that no page falls over a field. */
export type Field<A> = t.Type<A, unknown, unknown>

const MOST_LETTERS = 20_000

export const field = <A>(name: string, read: (given: unknown) => A, write: (value: A) => unknown = (value) => value): Field<A> =>
  new t.Type<A, unknown, unknown>(name, (_given): _given is A => true, (given) => t.success(read(given)), write)

type Given = Readonly<Record<string, unknown>>

export const isRecord = (given: unknown): given is Given => typeof given === 'object' && given !== null && !Array.isArray(given)

export const textIn = (given: unknown): string =>
  typeof given === 'string' ? given.slice(0, MOST_LETTERS) : typeof given === 'number' ? String(given) : ''

/** Nothing reads as the empty text. */
export const text = field('text', textIn)

/** yyyy-MM-dd, of the calendar; anything else is no day. */
export const day = field('day', (given) => {
  const read = textIn(given).trim().slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(read) && new Date(`${read}T00:00:00Z`).toJSON()?.slice(0, 10) === read ? read : ''
})

const pixels = (given: unknown): number | undefined => {
  const number = typeof given === 'string' ? Number(given) : given
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 && number <= 10_000 ? number : undefined
}

/** A picture without a file is none. */
export const image = field<ContentImage | undefined>('image', (given) => {
  if (!isRecord(given) || textIn(given['filename']) === '') return undefined
  return {
    filename: textIn(given['filename']),
    alt: textIn(given['alt']),
    width: pixels(given['width']),
    height: pixels(given['height']),
  }
})

const LINK_TYPES = { story: 'story', url: 'url', email: 'email', asset: 'url' } as const
const isLinkType = (word: string): word is keyof typeof LINK_TYPES => Object.hasOwn(LINK_TYPES, word)

export const linkIn = (given: unknown): ContentLink | undefined => {
  if (!isRecord(given)) return undefined
  const word = textIn(given['linktype'])
  if (!isLinkType(word)) return undefined
  const [cachedUrl, url] = [textIn(given['cached_url']), textIn(given['url'] ?? given['email'])]
  return cachedUrl === '' && url === '' ? undefined : { linktype: LINK_TYPES[word], cachedUrl, url }
}

export const writeLink = ({ linktype, cachedUrl, url }: ContentLink): Given => ({ linktype, cached_url: cachedUrl, url })

/** A link that leads nowhere is none. */
export const link = field<ContentLink | undefined>('link', linkIn, (value) => (value === undefined ? undefined : writeLink(value)))

export const flagIn = (given: unknown): boolean => given === true || given === 'true'

export const flag = field('flag', flagIn)

/** A number within bounds, also one that is written as text; else what stands for nothing. */
export const number = (otherwise: number, { from, to }: { readonly from: number; readonly to: number }): Field<number> =>
  field('number', (given) => {
    const read = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
    return typeof read === 'number' && Number.isInteger(read) && read >= from && read <= to ? read : otherwise
  })

/** One word of a list; another is its first. */
export const word = <const Words extends readonly [string, ...string[]]>(words: Words): Field<Words[number]> =>
  field<Words[number]>('word', (given) => words.find((known) => known === given) ?? words[0])

/** Lines or a list of texts; empty ones are left out. */
export const lines = field<readonly string[]>('lines', (given) =>
  (Array.isArray(given) ? given.map((one) => textIn(isRecord(one) ? one['pattern'] ?? one['value'] : one)) : textIn(given).split('\n'))
    .map((one) => one.trim()).filter((one) => one !== ''))

/** Records of a list, each read by itself. */
export const records = <A>(name: string, read: (given: Given) => A | undefined, write: (value: A) => unknown): Field<readonly A[]> =>
  field<readonly A[]>(name, (given) => (Array.isArray(given) ? given.filter(isRecord).flatMap((one) => read(one) ?? []) : []), (values) =>
    values.map(write))
