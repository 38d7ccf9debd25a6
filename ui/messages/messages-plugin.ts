import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../domain/shop/locale.ts'
import { mergeMessages } from './merge-messages.ts'
import type { MessageFile } from './message-entry.ts'
import { partsOfTopic, TEXT_PARTS, type TextPart } from './text-part.ts'

const ALL = 'virtual:messages'
const FOLDER = import.meta.dirname

type MessageModule = { readonly locale: Locale; readonly tone: Tone; readonly part: TextPart }

const MODULES: ReadonlyMap<string, MessageModule> = new Map(
  LOCALES.flatMap((locale) =>
    (locale === 'en' ? (['formal'] as const) : (['formal', 'informal'] as const)).flatMap((tone) =>
      TEXT_PARTS.map((part) => [`${locale}/${tone}/${part}`, { locale, tone, part }] as const),
    ),
  ),
)

const topicFiles = (): readonly string[] =>
  readdirSync(FOLDER).filter((name) => name.endsWith('.json')).sort().map((name) => join(FOLDER, name))

const read = (path: string): MessageFile => JSON.parse(readFileSync(path, 'utf8')) as MessageFile

const compile = (texts: Record<string, string>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })])))

const sources = (): string =>
  `export const texts = {${[...MODULES.keys()].map((name) => `'${name}': () => import('${ALL}/${name}')`).join(', ')}}`

/** Serves `virtual:messages/{locale}/{tone}/{part}`: texts parsed at build time so that no parser is shipped, and a table of them all. */
export const messagesPlugin = (): Plugin => ({
  name: 'shop-messages',
  resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${ALL}`) return sources()
    if (!id.startsWith(`\0${ALL}/`)) return undefined
    const target = MODULES.get(id.slice(ALL.length + 2))
    if (target === undefined) throw new Error(`No messages at ${id.slice(1)}`)
    const paths = topicFiles().filter((path) => partsOfTopic(basename(path, '.json')).includes(target.part))
    for (const path of paths) this.addWatchFile(path)
    return `export const messages = JSON.parse(${JSON.stringify(compile(mergeMessages(paths.map(read), target.locale, target.tone)))})`
  },
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(FOLDER) || !file.endsWith('.json')) return
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith(`\0${ALL}/`) === true) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  },
})
