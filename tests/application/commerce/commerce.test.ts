import { describe, expect, it } from 'vitest'
import { readModule, readModules, type Module } from '../../architecture/imports.ts'

const root = new URL('../../..', import.meta.url).pathname
const TABLE = 'application/commerce/commerce.ts'

/** A use case is made by a factory that stands beside a type of its name. */
const useCaseIn = ({ code }: Module): string | undefined => {
  const [, name] = /export const make(\w+) =/.exec(code) ?? []
  return name !== undefined && new RegExp(`export type ${name} =`).test(code) ? name : undefined
}

const forgotten = (modules: readonly Module[], table: string): readonly string[] =>
  modules
    .filter(({ path }) => path !== TABLE)
    .flatMap((module) => useCaseIn(module) ?? [])
    .filter((name) => !table.includes(`make${name}(ports)`))

describe('the table of contents of the shop', () => {
  const modules = readModules(root, ['application/commerce'])
  const table = modules.find(({ path }) => path === TABLE)?.code ?? ''

  it('names every use case there is', () => {
    expect(modules.flatMap((module) => useCaseIn(module) ?? []).length).toBeGreaterThan(50)
    expect(forgotten(modules, table)).toEqual([])
  })

  it('misses one that is planted', () => {
    const planted = readModule(
      'application/commerce/cart/wave.ts',
      'export type Wave = () => void\nexport const makeWave = () => () => {}',
    )
    expect(forgotten([...modules, planted], table)).toEqual(['Wave'])
  })
})
