import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { isLocale } from '../../domain/shop/locale.ts'
import { mergeMessages } from './merge-messages.ts'
import type { MessageFile } from './message-entry.ts'

const PREFIX = 'virtual:messages/'
const FOLDER = import.meta.dirname

const topicFiles = (): readonly string[] =>
  readdirSync(FOLDER).filter((name) => name.endsWith('.json')).sort().map((name) => join(FOLDER, name))

const read = (path: string): MessageFile => JSON.parse(readFileSync(path, 'utf8')) as MessageFile

const compile = (texts: Record<string, string>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })])))

/** Serves `virtual:messages/{locale}/{tone}`: every topic's texts, parsed at build time so that no parser is shipped. */
export const messagesPlugin = (): Plugin => ({
  name: 'shop-messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined
    const [locale = '', tone = ''] = id.slice(PREFIX.length + 1).split('/')
    if (!isLocale(locale) || (tone !== 'formal' && tone !== 'informal')) throw new Error(`No messages for ${locale}/${tone}`)
    const paths = topicFiles()
    for (const path of paths) this.addWatchFile(path)
    return `export const messages = JSON.parse(${JSON.stringify(compile(mergeMessages(paths.map(read), locale, tone)))})`
  },
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(FOLDER) || !file.endsWith('.json')) return
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith(`\0${PREFIX}`) === true) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  },
})
