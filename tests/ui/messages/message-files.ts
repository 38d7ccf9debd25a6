import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { MessageFile } from '../../../ui/messages/message-entry.ts'
import type { MessageFiles } from './message-faults.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'ui/messages')

export const readMessageFiles = (): MessageFiles =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as MessageFile]),
  )

/** All files that may name a text: the interface, the keys in the domain, the mails, and the server. */
export const readSources = (): string =>
  ['ui', 'domain', 'application', 'adapters']
    .flatMap((floor) =>
      readdirSync(join(ROOT, floor), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(ROOT, floor, name), 'utf8')))
    .join('\n')
