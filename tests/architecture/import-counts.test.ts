import { describe, expect, it } from 'vitest'
import { readModule, readModules, type Module } from './imports.ts'

const root = new URL('../..', import.meta.url).pathname
const MAXIMUM = 60

/** A file that imports more has become a place where everything meets. */
const crowded = (modules: readonly Module[]): readonly string[] =>
  modules.flatMap(({ path, imports }) => {
    const count = new Set(imports).size
    return count > MAXIMUM ? [`${path} imports ${count}`] : []
  })

describe('the imports of a file', () => {
  it(`are at most ${MAXIMUM}`, () => {
    expect(crowded(readModules(root, ['domain', 'application', 'adapters', 'ui']))).toEqual([])
  })

  it('are reported in a planted file', () => {
    const planted = Array.from({ length: MAXIMUM + 1 }, (_, index) => `import './lash-${index}.ts'`).join('\n')
    expect(crowded([readModule('domain/eye/eye.ts', planted)])).toEqual(['domain/eye/eye.ts imports 61'])
  })
})
