import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { Tone } from '../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../domain/shop/locale.ts'
import { textOf } from '../ui/messages/text-of.ts'
import type { MessageFile } from '../ui/messages/message-entry.ts'
import { textsOfParts } from './text-modules.ts'

const TABLE = 'virtual:messages'
/** The part with all texts, for the server. */
const ALL = 'all'
/** The part by which the manifest names the folder of all. */
const FIRST = 'de/formal/common'
const FOLDER = join(import.meta.dirname, '../ui/messages')

/** E-mails, the back office and payment pages are rendered on the server; their texts are not sent to browsers. */
const ON_SERVER = ['mail.json', 'back-office.json', 'payment-page.json']

const LANGUAGES: ReadonlyMap<string, { readonly locale: Locale; readonly tone: Tone }> = new Map(
  LOCALES.flatMap((locale) =>
    (locale === 'en' ? (['formal'] as const) : (['formal', 'informal'] as const))
      .map((tone) => [`${locale}/${tone}`, { locale, tone }] as const)),
)

const topicFiles = (): readonly string[] =>
  readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !ON_SERVER.includes(name)).sort().map((name) => join(FOLDER, name))

const read = (path: string): MessageFile => JSON.parse(readFileSync(path, 'utf8')) as MessageFile

type Texts = ReadonlyMap<string, MessageFormatElement[]>

const parsed = (files: readonly MessageFile[], locale: Locale, tone: Tone): Texts =>
  new Map(files.flatMap(Object.entries).map(([id, entry]) => [id, parse(textOf(entry, locale, tone), { captureLocation: false })]))

const moduleOf = (texts: Iterable<readonly [string, MessageFormatElement[]]>): string =>
  `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`

const table = (): string =>
  `export const texts = {${[...LANGUAGES.keys()].map((name) => `'${name}': () => import('${TABLE}/${name}/${ALL}')`).join(', ')}}`

/** The built parts by `{locale}/{tone}/{part}`. */
const builtParts = (): ReadonlyMap<string, string> => {
  const files = topicFiles().map(read)
  return new Map([...LANGUAGES].flatMap(([name, { locale, tone }]) => {
    const texts = [...parsed(files, locale, tone)]
    return [...textsOfParts(texts.map(([id]) => id))]
      .map(([part, ids]) => [`${name}/${part}`, moduleOf(texts.filter(([id]) => ids.has(id)))] as const)
  }))
}

/**
 * Serves `virtual:messages`, a table of all texts by language and tone, and `virtual:messages/{locale}/{tone}/all`. Texts are parsed at
 * build time, so that no parser is shipped. The build writes the parts for browsers as `{locale}/{tone}/{part}.js` into a folder named
 * by their content; the manifest has it as `virtual:messages`. In development every part has all texts, so that an edit needs no restart.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'shop-messages',
  resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${TABLE}`) return table()
    if (!id.startsWith(`\0${TABLE}/`)) return undefined
    const { locale, tone } = LANGUAGES.get(id.split('/').slice(1, 3).join('/')) ?? {}
    if (locale === undefined || tone === undefined) throw new Error(`No messages at ${id.slice(1)}`)
    const paths = topicFiles()
    for (const path of paths) this.addWatchFile(path)
    return moduleOf(parsed(paths.map(read), locale, tone))
  },
  generateBundle() {
    if (this.environment.name !== 'client') return
    const parts = builtParts()
    const folder = `assets/texts-${createHash('sha256').update([...parts.values()].join('')).digest('hex').slice(0, 7)}`
    for (const [name, source] of parts) {
      // Only one file: the others are beside it.
      const listed = name === FIRST ? { name: TABLE, originalFileName: TABLE } : {}
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}.js`, source, ...listed })
    }
  },
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(FOLDER) || !file.endsWith('.json')) return
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith(`\0${TABLE}/`) === true) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  },
})
