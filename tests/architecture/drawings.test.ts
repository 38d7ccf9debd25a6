import { describe, expect, it } from 'vitest'
import { readModule, readModules, type Module } from './imports.ts'

const root = new URL('../..', import.meta.url).pathname
/** A shape of a drawing: an element, a path, or a call of a demo drawing. */
const SHAPE = /<(?:path|rect|circle|ellipse|polygon)\b|["'`>]M ?-?[0-9$]|linearGradient|\bsheet\.draw\(/

const drawn = (modules: readonly Module[]): readonly string[] => modules.filter(({ code }) => SHAPE.test(code)).map(({ path }) => path)

describe('the drawings of the demo shop', () => {
  it('F-O13 are tools, which no part of the product imports', () => {
    expect(drawn(readModules(root, ['tools/pictures'])).length).toBeGreaterThan(15)
    const adapters = readModules(root, ['adapters'])
    expect(drawn(adapters)).toEqual([])
    const product = [...adapters, ...readModules(root, ['domain', 'application', 'ui'])]
    expect(product.filter(({ imports }) => imports.some((path) => path.startsWith('tools/pictures/')))).toEqual([])
  })

  it.each(['`<path d="${d}"/>`', "const lid = 'M10 20L30 40'", 'sheet.draw(wall(at, 1, 2), { fill })'])(
    'F-O13 are found in any place: %s', (code) => { expect(drawn([readModule('adapters/media/box.ts', code)])).toHaveLength(1) },
  )
})
