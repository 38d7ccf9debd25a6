import { describe, expect, it } from 'vitest'
import { readModule, readModules, type Module } from './imports.ts'

const root = new URL('../..', import.meta.url).pathname
const TOKEN = /export const (\w+) = token</g

/** Tokens of the storefront without a binding, each with its file. */
const unbound = (modules: readonly Module[]): readonly string[] => {
  const roots = modules.filter(({ path }) => path.startsWith('adapters/composition/')).map(({ code }) => code).join('\n')
  const isBound = (name = ''): boolean => new RegExp(`\\b(?:provide|offer|bind)\\(${name},`).test(roots)
  return modules
    .filter(({ path }) => path.startsWith('application/storefront/'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(TOKEN)].filter(([, name]) => !isBound(name)).map(([, name]) => `${path}: ${name} is bound nowhere`))
}

describe('the dependency bindings', () => {
  it('F-D04 provide every token of the storefront', () => {
    const modules = readModules(root, ['application/storefront', 'adapters/composition'])
    expect(modules.flatMap(({ code }) => [...code.matchAll(TOKEN)]).length).toBeGreaterThan(80)
    expect(unbound(modules)).toEqual([])
  })

  it('F-D04 that are missing are reported with the file of their token', () => {
    const use = readModule('application/storefront/cart/a.ts', "export const Fill = token<Fill>('Fill')")
    expect(unbound([use, readModule('adapters/composition/b.ts', 'provide(FillMore, x, {})')]))
      .toEqual(['application/storefront/cart/a.ts: Fill is bound nowhere'])
  })
})
