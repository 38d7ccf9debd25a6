import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openApi } from '../../adapters/commerce-api/openapi/openapi.ts'
import { faultsOfName, faultsOfText } from './glossary.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Migrations are named in every database, and some names are the trade's own. */
const NAMED_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/^adapters\/postgres\/migrations\//, 'the names of migrations are stored in databases'],
  [/^adapters\/seed\/pictures\//, 'pictures of products are drawn, with letters'],
]
const isNamedOtherwise = (path: string): boolean => NAMED_OTHERWISE.some(([pattern]) => pattern.test(path))

/** Exported names whose word is the right one. */
const RIGHT: Readonly<Record<string, string>> = {
  ProvenBelow: 'a rule is proven by a test',
  EYE_LETTERS: 'the letters L and R on a lens box',
  lettersOf: 'the letters of a Unicode range',
  held: 'a review held for moderation',
  reviews_held: 'reviews held for moderation',
  needs_letter_and_digit: 'a password without a letter or a digit',
}

/** A method of the post, the letter L or R of a lens box, a letter of a password, eyesight, and a review held for moderation. */
const RIGHT_IDS = /^shipping\.method\.|^product\.eye_letter\.|^validation\.password_|alarm_sight$|\.review\.held$/

const sources = tracked.filter((path) => /\.tsx?$/.test(path) && !isNamedOtherwise(path))
const exportsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^export (?:declare )?(?:const|let|function\*?|async function|type|interface|class|enum) (\w+)/gm)]
    .map(([, name = '']) => name)

/** Every text that the description of the API shows. */
const textsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    (typeof part === 'string' && ['summary', 'description', 'name'].includes(key) ? [part] : textsIn(part)))
}

const textOnly = (value: unknown): readonly string[] => [value].flat().filter((text) => typeof text === 'string')

/** Every name that a program which calls the API writes: operations, schemas, parameters, fields and values. */
const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: readonly [string, unknown]): readonly string[] => {
    if (key === 'operationId' || key === 'enum' || key === 'const') return textOnly(part)
    if (key === 'properties' || key === 'schemas' || key === 'paths') return [...Object.keys(part as object), ...namesIn(part)]
    if (key === 'parameters' && Array.isArray(part)) return part.flatMap(({ name }: { readonly name?: string }) => name ?? [])
    return namesIn(part)
  })
}

const proseOf = (path: string): readonly string[] =>
  read(path).replaceAll(/```[^]*?```|`[^`\n]*`/g, '').split('\n')

describe('the glossary', () => {
  it('finds a private word in a name, a document and a summary', () => {
    expect(faultsOfName('toldAtOrder')).toEqual(['toldAtOrder: write notified, reported for "told"'])
    expect(faultsOfName('letter-tray')).toHaveLength(1)
    expect(faultsOfText('What somebody wants')).toHaveLength(1)
    expect(faultsOfText('Lists the items of a cart')).toEqual([])
  })

  it('applies to file names', () => {
    const files = tracked.filter((path) => /\.(tsx?|css|md)$/.test(path) && !isNamedOtherwise(path))
    expect(files.flatMap((path) => faultsOfName(basename(path).replace(/\..*$/, '')).map((fault) => `${path}: ${fault}`))).toEqual([])
  })

  it('applies to exported names', () => {
    expect(sources.flatMap((path) =>
      exportsOf(path).filter((name) => !Object.hasOwn(RIGHT, name)).flatMap(faultsOfName).map((fault) => `${path}: ${fault}`))).toEqual([])
  })

  it('applies to the texts of the API', () => {
    const api = openApi({ sessionCookie: 'access_token', staffCookie: 'staff' })
    expect(textsIn(api).flatMap((text) => faultsOfText(text).map((fault) => `${text}: ${fault}`))).toEqual([])
  })

  it('applies to the operations, schemas, fields and values of the API', () => {
    const names = [...new Set(namesIn(openApi({ sessionCookie: 'access_token', staffCookie: 'staff' })))]
    expect(names.length).toBeGreaterThan(1000)
    expect(names.filter((name) => !Object.hasOwn(RIGHT, name)).flatMap(faultsOfName)).toEqual([])
  })

  it('applies to the ids of the messages', () => {
    const ids = tracked.filter((path) => /^ui\/messages\/[^/]+\.json$/.test(path))
      .flatMap((path) => Object.keys(JSON.parse(read(path)) as object))
    expect(ids.length).toBeGreaterThan(1000)
    expect(ids.filter((id) => !RIGHT_IDS.test(id)).flatMap(faultsOfName)).toEqual([])
  })

  it('applies to the documents', () => {
    const documents = tracked.filter((path) => path.endsWith('.md') && path !== 'docs/glossary.md')
    expect(documents.flatMap((path) =>
      proseOf(path).flatMap((line) => faultsOfText(line).map((fault) => `${path}: ${fault}`)))).toEqual([])
  })
})
