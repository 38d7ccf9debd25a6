import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COOKIES, ORDERED, TRACES } from '../../adapters/cookies/cookie-table.ts'
import { reaches } from '../rules/layer.ts'
import { idsIn } from '../rules/rule-id.ts'
import { readRules } from '../rules/rule-table.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const LATER = ['rules-that-come-later', 'cookies-and-who-writes-them']
  .map((name) => readFileSync(join(ROOT, `docs/decisions/${name}.md`), 'utf8'))
const rows = LATER.flatMap((page) => page.split('\n').filter((line) => line.startsWith('| ')))

const sources = ['tests', 'storybook'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, ids: idsIn(readFileSync(join(ROOT, folder, file), 'utf8')) })))

const commerce = readRules().filter(({ id }) => id.startsWith('CC-'))
const named = commerce.filter(({ id, layer }) => sources.some(({ file, ids }) => ids.includes(id) && reaches(file, layer)))
const waiting = rows.flatMap(idsIn).filter((id) => id.startsWith('CC-'))

describe('a rule of commerce', () => {
  it('F-P03 is named by a test on its layer, or a decision says what it waits for; never both', () => {
    expect(sources.length).toBeGreaterThan(400)
    expect([...named.map(({ id }) => id), ...waiting].toSorted()).toEqual(commerce.map(({ id }) => id).toSorted())
  })
})

describe('a cookie', () => {
  const promised = rows.flatMap((row) => /^\| `(vsf-[\w-]+)`/.exec(row)?.[1] ?? [])

  it('F-I10 that is cleared and never written stands on the page that says why', () => {
    const cleared = Object.values(TRACES).map(({ name }): string => name).filter((name) => name.startsWith('vsf-'))
    expect(promised).toEqual(expect.arrayContaining(cleared))
  })

  it('F-I10 that is written stands there no more', () => {
    const written = [...Object.values(COOKIES), ORDERED].map(({ name }) => name)
    expect(promised.filter((name) => written.some((one) => one === name))).toEqual([])
  })
})
