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
    .filter((name) => ![`make${name}(ports)`, `make${name}({ ...ports,`].some((made) => table.includes(made)))

/** Use cases under a heading that is not the folder they stand in. */
const misplaced = (table: string): readonly string[] => {
  const imports = table.matchAll(/import \{ (make\w+)[^}]*\} from '\.\/([\w-]+)\//g)
  const inCamelCase = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const folders = new Map([...imports].map(([, make, folder = '']) => [make, inCamelCase(folder)]))
  return table.split(/^ {2}(?=\w+: \{$)/m).slice(1).flatMap((part) => {
    const [topic] = part.split(':')
    const makes = [...part.matchAll(/: (make\w+)\((?:ports\)|\{ \.\.\.ports,)/g)].map(([, make = '']) => make)
    return makes.filter((make) => folders.get(make) !== topic).map((make) => `${topic}: ${make}`)
  })
}

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

  it('has each use case under the topic it stands in, and sees one that is not', () => {
    expect(misplaced(table)).toEqual([])
    const moved = table.replace("from './cart/create-cart.ts'", "from './order/create-cart.ts'")
    expect(misplaced(moved)).toEqual(['cart: makeCreateCart'])
  })
})
