import { describe, expect, it } from 'vitest'
import { readModule, readModules, type Module } from './imports.ts'

const root = new URL('../..', import.meta.url).pathname
const SEED = 'adapters/seed/'
/** A shape of a drawing: an element, a path, or a call of a demo drawing. */
const SHAPE = /<(?:path|rect|circle|ellipse|polygon)\b|["'`>]M ?-?[0-9$]|linearGradient|\bsheet\.draw\(/

const render = (modules: readonly Module[]): readonly string[] => modules.filter(({ code }) => SHAPE.test(code)).map(({ path }) => path)

describe('the drawings of the demo shop', () => {
  it('F-O13 are beside its seed, none among the adapters of the product', () => {
    const files = render(readModules(root, ['adapters']))
    expect(files.filter((path) => path.startsWith(SEED)).length).toBeGreaterThan(15)
    expect(files.filter((path) => !path.startsWith(SEED))).toEqual([])
  })

  it.each(['`<path d="${d}"/>`', "const lid = 'M10 20L30 40'", 'sheet.draw(wall(at, 1, 2), { fill })'])(
    'F-O13 are found in any place: %s', (code) => { expect(render([readModule('adapters/media/box.ts', code)])).toHaveLength(1) },
  )
})
