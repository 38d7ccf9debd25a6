import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { textOf } from '../../../ui/messages/text-of.ts'
import type { MessageEntry, MessageFile } from '../../../ui/messages/message-entry.ts'

export type MessageFiles = { readonly [file: string]: MessageFile }

const entriesOf = (files: MessageFiles): readonly (readonly [id: string, entry: MessageEntry])[] =>
  Object.values(files).flatMap((file) => Object.entries(file))

const textsOf = (entry: MessageEntry): readonly string[] => Object.values(entry)

const idsWhere = (files: MessageFiles, isFaulty: (entry: MessageEntry, id: string) => boolean): readonly string[] =>
  entriesOf(files).filter(([id, entry]) => isFaulty(entry, id)).map(([id]) => id)

export const withoutALanguage = (files: MessageFiles): readonly string[] =>
  idsWhere(files, (entry) => LOCALES.some((locale) => (entry[locale] as string | undefined ?? '').trim() === ''))

export const inTwoFiles = (files: MessageFiles): readonly string[] => {
  const ids = entriesOf(files).map(([id]) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** Names of arguments and tags, in any order and nesting: a language may need a plural where another does not. */
const structure = (elements: readonly MessageFormatElement[]): ReadonlySet<string> =>
  new Set(elements.flatMap((element): readonly string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const inner = 'options' in element
      ? Object.values(element.options).flatMap(({ value }) => [...structure(value)])
      : 'children' in element ? [...structure(element.children)] : []
    return [element.type === TYPE.tag ? `<${element.value}>` : element.value, ...inner]
  }))

const isSameStructure = (one: string, other: string): boolean => {
  const [first, second] = [structure(parse(one)), structure(parse(other))]
  return first.size === second.size && [...first].every((argument) => second.has(argument))
}

export const builtDifferently = (files: MessageFiles): readonly string[] =>
  idsWhere(files, (entry) => textsOf(entry).some((text) => !isSameStructure(entry.de, text)))

const FORMAL: { readonly [locale in 'de' | 'fr' | 'it']: RegExp } = {
  de: /(?<![\p{L}])(Sie|Ihnen|Ihre?[nmrs]?)(?![\p{L}])/u,
  fr: /(?<![\p{L}])(vous|votre|vos|(?!(?:assez|chez|nez|rez)(?![\p{L}]))\p{L}+ez)(?![\p{L}])/iu,
  it: /(?<![\p{L}])(Lei|Suo|Sua|Suoi|Sue)(?![\p{L}])/u,
}

/** Texts of an informal brand that still use Sie, vous or Lei. */
export const tooFormal = (files: MessageFiles): readonly string[] =>
  idsWhere(files, (entry) =>
    (['de', 'fr', 'it'] as const).some((locale) => FORMAL[locale].test(textOf(entry, locale, 'informal'))))

export const withSharpS = (files: MessageFiles): readonly string[] =>
  idsWhere(files, ({ de, de_informal = '' }) => /ß/.test(de + de_informal))

/** The texts worded by the specification (Account §8). */
const SPECIFIED_TEXTS: ReadonlySet<string> = new Set(['Failed!'])

export const shouting = (files: MessageFiles): readonly string[] =>
  idsWhere(files, (entry) => textsOf(entry).some((text) => /[!¡]/.test(text) && !SPECIFIED_TEXTS.has(text)))

/** ICU reads a straight apostrophe as a quotation mark; the messages use typographic ones. */
export const withStraightApostrophe = (files: MessageFiles): readonly string[] =>
  idsWhere(files, (entry) => textsOf(entry).some((text) => text.includes("'")))

const BREAKING_MARK = / [:;?»]|« |[\p{L})]«|«[\p{L}{]|[\p{L})}][;?»]|[\p{L})}]:(?=\s|$)/u

/** French has a no-break space before : ; ? and inside « ». */
export const breakingBeforeAMark = (files: MessageFiles): readonly string[] =>
  idsWhere(files, ({ fr, fr_informal = '' }) => BREAKING_MARK.test(`${fr}\n${fr_informal}`))

/** An informal text that equals the formal one is redundant. */
export const repeatedTexts = (files: MessageFiles): readonly string[] =>
  idsWhere(files, (entry) => (['de', 'fr', 'it'] as const).some((locale) => entry[`${locale}_informal`] === entry[locale]))

/** Prefixes of ids that are composed: `product.option.${key}`. */
const composed = (sources: string): readonly (readonly [start: string, end: string])[] =>
  [...sources.matchAll(/`([a-z][A-Za-z_]*\.[A-Za-z_.]*)\$\{[^}`]*\}([A-Za-z_.]*)`/g)].map(([, start = '', end = '']) => [start, end])

export const unusedIds = (files: MessageFiles, sources: string): readonly string[] => {
  const beginnings = composed(sources)
  return idsWhere(files, (_entry, id) =>
    !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`) &&
    !beginnings.some(([start, end]) => id.startsWith(start) && id.endsWith(end)))
}

export const unknownIds = (files: MessageFiles, sources: string): readonly string[] => {
  const knownIds = new Set(entriesOf(files).map(([id]) => id))
  return [...sources.matchAll(/\bid(?::|=)\s*\{?\s*['"]([a-z][a-z_]*\.[A-Za-z_.]+)['"]/g)]
    .map(([, id = '']) => id)
    .filter((id) => !knownIds.has(id))
}
