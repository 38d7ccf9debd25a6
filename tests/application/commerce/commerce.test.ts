import { describe, expect, it } from 'vitest'
import { readModule, readModules, type Module } from '../../architecture/imports.ts'

const root = new URL('../../..', import.meta.url).pathname
/** The use cases of a cart are in the second file. */
const TABLES = ['application/commerce/commerce.ts', 'application/commerce/for-caller.ts']

/** A use case is made by a factory in the file of a type with its name. */
const useCaseIn = ({ code }: Module): string | undefined => {
  const [, name] = /export const make(\w+) =/.exec(code) ?? []
  return name !== undefined && new RegExp(`export type ${name} =`).test(code) ? name : undefined
}

/** The back office lists its use cases with their permissions; the operator’s are commands. */
const BACK_OFFICE = ['back-office', 'staff-orders', 'staff-products', 'staff-customers', 'staff-mails', 'staff-coupons']
  .map((name) => `application/commerce/staff/${name}.ts`)
const COMMANDS = 'adapters/composition/shop-cli'

const codeOf = (modules: readonly Module[], isOne: (path: string) => boolean): string =>
  modules.filter(({ path }) => isOne(path)).map(({ code }) => code).join('\n')

const forgotten = (modules: readonly Module[], table: string): readonly string[] => {
  const [backOffice, commands] = [
    codeOf(modules, (path) => BACK_OFFICE.includes(path)), codeOf(modules, (path) => path.startsWith(COMMANDS)),
  ]
  return modules
    .filter(({ path }) => !TABLES.includes(path) && !path.startsWith(COMMANDS))
    .flatMap((module) => useCaseIn(module) ?? [])
    .filter((name) => ![`make${name}(ports)`, `make${name}({ ...ports,`, `make${name}(shop)`].some((made) => table.includes(made)))
    .filter((name) => !backOffice.includes(`make${name}(deps)`) && !commands.includes(`make${name}({`))
}

/** Use cases under a heading that is not their folder. */
const misplaced = (table: string): readonly string[] => {
  const imports = table.matchAll(/import \{ (make\w+)[^}]*\} from '\.\/([\w-]+)\//g)
  const inCamelCase = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, mail: string) => mail.toUpperCase())
  const folders = new Map([...imports].map(([, make, folder = '']) => [make, inCamelCase(folder)]))
  const topics = table.split(/^ {4}(?=\w+: )/m).filter((part) => /^\w+: \{/.test(part))
  return topics.flatMap((part) => {
    const [topic] = part.split(':')
    const makes = [...part.matchAll(/: (make\w+)\((?:ports\)|shop\)|\{ \.\.\.ports,)/g)].map(([, make = '']) => make)
    return makes.filter((make) => folders.get(make) !== topic).map((make) => `${topic}: ${make}`)
  })
}

describe('the index of use cases of the shop', () => {
  const modules = readModules(root, ['application/commerce', COMMANDS])
  const table = codeOf(modules, (path) => TABLES.includes(path))

  it('lists every use case', () => {
    expect(modules.flatMap((module) => useCaseIn(module) ?? []).length).toBeGreaterThan(50)
    expect(forgotten(modules, table)).toEqual([])
  })

  it('misses a planted one', () => {
    const planted = readModule(
      'application/commerce/cart/wave.ts',
      'export type Wave = () => void\nexport const makeWave = () => () => {}',
    )
    expect(forgotten([...modules, planted], table)).toEqual(['Wave'])
  })

  it('has each use case under its topic, and detects one that is not', () => {
    expect(misplaced(table)).toEqual([])
    const moved = table.replace("from './cart/create-cart.ts'", "from './order/create-cart.ts'")
    expect(misplaced(moved)).toEqual(['cart: makeCreateCart'])
  })
})
