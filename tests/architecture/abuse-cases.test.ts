import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const NONE = 'no test yet'
/** Maximum number of cases without a test; it may only decrease. */
const OPEN_AT_MOST = 0

type Case = { readonly id: string; readonly proof: string }

const readCases = (page: string): readonly Case[] =>
  [...page.matchAll(/^\| ([A-Z]\d+) \| [^|]+ \| (.+) \|$/gm)].map(([, id = '', proof = '']) => ({ id, proof }))

const read = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '')

/** Missing proofs of a case: a file without the id in a title, or without the words of a title. */
const missing = ({ id, proof }: Case): readonly string[] => {
  const proofs = [...proof.matchAll(/`([^`]+)`(?:: ([^;]+))?/g)]
  if (proofs.length === 0 && proof !== NONE) return [`${id} names no file`]
  return proofs.flatMap(([, file = '', title]) => {
    const isThere = title === undefined ? new RegExp(`[' ,(\`]${id}[ ,:)'\`]`).test(read(file)) : read(file).includes(title.trim())
    return isThere ? [] : [`${id}: ${file} has no such test`]
  })
}

describe('the abuse cases', () => {
  const cases = readCases(read('docs/abuse-cases.md'))

  it('are 161, without duplicates', () => {
    expect(cases).toHaveLength(161)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(161)
  })

  it('name tests that exist', () => {
    expect(cases.flatMap(missing)).toEqual([])
    expect(cases.filter(({ proof }) => proof === NONE).length).toBeLessThanOrEqual(OPEN_AT_MOST)
  })

  it('are reported when a test is renamed or its file is deleted', () => {
    const file = '`tests/architecture/abuse-cases.test.ts`'
    expect(missing({ id: 'Z9', proof: `${file}: are 161, without duplicates` })).toEqual([])
    const noTitle = ['a title', 'of nobody'].join(' ')
    expect(missing({ id: 'Z8', proof: `\`tests/gone.test.ts\`; ${file}: ${noTitle}` })).toHaveLength(2)
    expect(missing({ id: 'Z7', proof: 'by hand' })).toEqual(['Z7 names no file'])
  })
})
