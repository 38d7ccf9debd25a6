import { readdirSync, readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'

type Entry = Readonly<Record<string, string>>
const FOLDER = new URL('../../../ui/messages/', import.meta.url)

const entries: readonly (readonly [string, Entry])[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => Object.entries(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Readonly<Record<string, Entry>>))

export type Words = (id: string, values?: Readonly<Record<string, string | number>>) => string

/** The shop's texts of a language and a tone, by default the formal one, so that tests do not repeat them. */
export const wordsOf = (locale: string, tone: 'formal' | 'informal' = 'formal'): Words => {
  const textIn = (texts: Entry): string =>
    (tone === 'informal' ? texts[`${locale}_informal`] : undefined) ?? texts[locale] ?? texts['de'] ?? ''
  const messages = Object.fromEntries(entries.map(([id, texts]) => [id, textIn(texts)]))
  const intl = createIntl({ locale: SWISS_FORMAT[locale as 'de'], messages: messages as never, onError: () => {} })
  return (id, values = {}) => {
    if (messages[id] === undefined) throw new Error(`No text is named ${id}`)
    return intl.formatMessage({ id: id as never }, values)
  }
}
