import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { attributesOf, textPiecesOf } from '../html.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
/** The shop's own texts, and the texts that editors composed for the demo shops. */
const WRITTEN = ['ui/messages', 'adapters/seed/content', 'adapters/seed/words']

/** This many consecutive words are part of a sentence, and occur in no other language by chance. */
const RUN = 4

type Phrases = { readonly [locale in Locale]: string[] }

const textsIn = (node: unknown): readonly string[] => {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : []
}

const gather = (node: unknown, message: Phrases): void => {
  if (typeof node !== 'object' || node === null) return
  for (const [key, below] of Object.entries(node)) {
    const locale = LOCALES.find((one) => key === one || key === `${one}_informal`)
    if (locale === undefined) gather(below, message)
    else message[locale].push(...textsIn(below))
  }
}

const readPhrases = (): Phrases => {
  const message: Phrases = { de: [], en: [], fr: [], it: [] }
  for (const folder of WRITTEN)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')))
      gather(JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8')) as unknown, message)
  return message
}

const tidy = (text: string): string => text.replaceAll(/[\s\u{AD}\u{200B}]+/gu, ' ').trim()

/** The parts of a text between its arguments. */
const piecesOf = (text: string): readonly string[] => text.replaceAll(/<[^>]*>/g, ' ').split(/[{}|#]/)

const trigramsOf = (text: string): readonly string[] => {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '))
}

const READ_ALOUD = ['alt', 'aria-label', 'placeholder', 'title', 'content'] as const

/** The texts of a page: those between two tags, and the attributes that are read aloud. */
const wholeTexts = (html: string): readonly string[] =>
  [...textPiecesOf(html), ...READ_ALOUD.flatMap((name) => attributesOf(html, `[${name}]`, name))].map(tidy)

/** German that cannot be another language: whole texts, and sequences of words. */
type German = { readonly texts: ReadonlySet<string>; readonly runs: ReadonlySet<string> }

const isWord = (text: string): boolean => /\p{L}{4}/u.test(text) && !/[{}<>]/.test(text)

const without = (texts: readonly string[], others: readonly string[]): ReadonlySet<string> => {
  const left = new Set(texts)
  for (const other of others) left.delete(other)
  return left
}

const germanBeside = (message: Phrases, locale: Locale): German => {
  const runs = (texts: readonly string[]) => texts.flatMap(piecesOf).flatMap(trigramsOf)
  return {
    texts: without(message.de.map(tidy).filter(isWord), message[locale].map(tidy)), runs: without(runs(message.de), runs(message[locale])),
  }
}

const NONE: German = { texts: new Set(), runs: new Set() }

/** Finds German text on a page in another language, if the shop has it in that language, or should have. */
export const openGermanTextFinder = (): ((html: string, locale: Locale) => readonly string[]) => {
  const message = readPhrases()
  const german = new Map(LOCALES.map((locale) => [locale, locale === 'de' ? NONE : germanBeside(message, locale)]))
  return (html, locale) => {
    const { texts, runs } = german.get(locale) ?? NONE
    const germanRuns = trigramsOf(textPiecesOf(html).join(' ')).filter((run) => runs.has(run))
    const result = [...wholeTexts(html).filter((text) => texts.has(text)), ...germanRuns]
    return [...new Set(result)]
  }
}
