import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COOKIES, ORDERED, TRACES } from '../../adapters/cookies/cookie-table.ts'
import { reaches } from '../rules/layer.ts'
import { idsIn } from '../rules/rule-id.ts'
import { readRules } from '../rules/rule-table.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const LATER = ['decisions/0049-cookies', 'features/account-rule-deviations', 'features/shell-rule-deviations']
  .map((name) => readFileSync(join(ROOT, `docs/${name}.md`), 'utf8'))
const rows = LATER.flatMap((page) => page.split('\n').filter((line) => line.startsWith('| ')))

/** An id in a comment proves nothing. */
const withoutRemarks = (source: string): string => source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')

const sources = ['tests', 'storybook'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, ids: idsIn(withoutRemarks(readFileSync(join(ROOT, folder, file), 'utf8'))) })))

const waiting = rows.flatMap(idsIn)

/** Rules that a test on their layer names, rules that wait for one, and all rules. */
const coverageOf = (isMeant: (id: string) => boolean) => {
  const rules = readRules().filter(({ id }) => isMeant(id))
  const named = rules.filter(({ id, layer }) => sources.some(({ file, ids }) => ids.includes(id) && reaches(file, layer)))
  return {
    all: rules.map(({ id }) => id).toSorted(),
    covered: [...named.map(({ id }) => id), ...waiting.filter(isMeant)].toSorted(),
  }
}

describe('a rule of commerce', () => {
  it('F-P03 is named by a test on its layer, or a decision explains why not; never both', () => {
    expect(sources.length).toBeGreaterThan(400)
    const { all, covered } = coverageOf((id) => id.startsWith('CC-'))
    expect(covered).toEqual(all)
  })
})

describe('a rule of the account and the shell', () => {
  it('is named by a test on its layer, or a decision explains why not; never both', () => {
    const { all, covered } = coverageOf((id) => id.startsWith('AS-'))
    expect(all.length).toBeGreaterThan(500)
    expect(covered).toEqual(all)
  })
})

describe('a cookie', () => {
  const promised = rows.flatMap((row) => /^\| `(vsf-[\w-]+)`/.exec(row)?.[1] ?? [])

  it('F-I10 that is cleared and never written is listed on the page with the reason', () => {
    const cleared = Object.values(TRACES).map(({ name }): string => name).filter((name) => name.startsWith('vsf-'))
    expect(promised).toEqual(expect.arrayContaining(cleared))
  })

  it('F-I10 that is written is not listed there', () => {
    const written = [...Object.values(COOKIES), ORDERED].map(({ name }) => name)
    expect(promised.filter((name) => written.some((one) => one === name))).toEqual([])
  })
})
