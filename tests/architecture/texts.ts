import { readdirSync, readFileSync } from 'node:fs'
import { LOCALES } from '../../domain/shop/locale.ts'
import type { MessageEntry, MessageFile } from '../../ui/messages/message-entry.ts'
import { tooFormal } from '../ui/messages/message-faults.ts'

const FOLDER = 'ui/messages'

export type NamedFile = readonly [path: string, file: MessageFile]

export const readTexts = (root: string): readonly NamedFile[] =>
  readdirSync(`${root}${FOLDER}`).filter((name) => name.endsWith('.json')).map((name) =>
    [`${FOLDER}/${name}`, JSON.parse(readFileSync(`${root}${FOLDER}/${name}`, 'utf8')) as MessageFile] as const)

const SILENT: MessageEntry = { de: '', en: '', fr: '', it: '' }

/** The text of an informal brand in one language, without fallbacks. */
const onlyIn = (entry: MessageEntry, locale: 'de' | 'fr' | 'it'): MessageEntry =>
  ({ ...SILENT, [locale]: entry[`${locale}_informal`] ?? entry[locale] })

const faultsOf = (path: string, id: string, entry: MessageEntry): readonly string[] => [
  ...LOCALES.filter((locale) => (entry[locale] as string | undefined ?? '').trim() === '')
    .map((locale) => `${path}: ${id} is missing in ${locale}`),
  ...(['de', 'fr', 'it'] as const)
    .filter((locale) => tooFormal({ [path]: { [id]: onlyIn(entry, locale) } }).length > 0)
    .map((locale) => `${path}: ${id} is missing in ${locale}_informal`),
]

/** Texts that are missing in a language or a tone, each with its file, its key and the language. */
export const missingTexts = (files: readonly NamedFile[]): readonly string[] =>
  files.flatMap(([path, file]) => Object.entries(file).flatMap(([id, entry]) => faultsOf(path, id, entry)))
