import { readFileSync } from 'node:fs'

const DOCUMENT = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8')
const watching = DOCUMENT.slice(DOCUMENT.indexOf('\n## Watching'), DOCUMENT.indexOf('\n## Growing'))

/** The queries of the tables of alarms by what they are raised for, without the sign that keeps a `|` from ending a cell. */
export const ALARMS: ReadonlyMap<string, string> = new Map(
  [...watching.matchAll(/^\| ([^|`]+) \| `([^`]+)` \|$/gm)]
    .map(([, title = '', query = '']) => [title, query.replaceAll(String.raw`\|`, '|')]))
