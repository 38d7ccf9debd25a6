import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { layerViolations, importRings } from './layers.ts'
import { readModule, readModules } from './imports.ts'

const root = new URL('../..', import.meta.url).pathname
const modules = readModules(root, ['domain', 'application', 'adapters', 'ui', 'storybook'])

const planted = (path: string, code: string): readonly string[] =>
  layerViolations([readModule(path, code)]).map(({ match }) => match)

describe('the layers', () => {
  it('contain the whole project', () => {
    expect(modules.length).toBeGreaterThan(200)
    expect(modules.filter(({ imports }) => imports.length > 0).length).toBeGreaterThan(150)
  })

  it('CC-SCOPE-03 contain the ten areas of the commerce core of the README, each with a folder of its name', () => {
    const AREAS = {
      products: 'product', listings: 'listing', cart: 'cart', checkout: 'checkout', orders: 'order', reorder: 'reorder',
      pricing: 'pricing', stock: 'stock', 'delivery dates': 'delivery', shipping: 'delivery',
    }
    const [, core = ''] = /The commerce core is ([^:]*):/.exec(readFileSync(`${root}README.md`, 'utf8')) ?? []
    for (const [area, folder] of Object.entries(AREAS)) {
      expect(core.replaceAll('\n', ' '), area).toContain(area)
      expect(core, area).toContain(`\`${folder}\``)
      expect(existsSync(`${root}domain/${folder}`), folder).toBe(true)
    }
  })

  it('CC-SCOPE-03 CC-SCOPE-05 keep every module in its layer, and content and identity out of the commerce core', () => {
    expect(layerViolations(modules)).toEqual([])
    const CORE = /^(domain|application)\/(commerce\/)?(cart|checkout|order|pricing|stock|delivery|listing|product|search)\//
    const core = modules.filter(({ path }) => CORE.test(path))
    expect(core.length).toBeGreaterThan(50)
    expect(core.flatMap(({ imports }) => imports).filter((path) => /\/(content|identity)\/(?!.*\.port\.ts)/.test(path))).toEqual([])
  })

  it('have no circular imports', () => {
    expect(importRings(modules)).toEqual([])
  })

  it.each([
    ['domain/cart/a.ts', "import { x } from '../../adapters/memory/b.ts'", 'adapters/memory/b.ts'],
    ['domain/cart/a.ts', "import type { X } from '../../adapters/memory/b.ts'", 'adapters/memory/b.ts'],
    ['domain/cart/a.ts', "export type { X } from 'io-ts'", 'io-ts'],
    ['domain/cart/a.ts', 'const now = new Date()', 'new Date()'],
    ['domain/cart/a.ts', 'const now = Date()', 'Date()'],
    ['domain/cart/a.ts', 'const now = Date.now()', 'Date.now'],
    ['domain/cart/a.ts', 'const begun = performance.now()', 'performance.'],
    ['domain/cart/a.ts', 'setTimeout(done, 10)', 'setTimeout'],
    ['domain/cart/a.ts', 'setInterval(done, 10)', 'setInterval'],
    ['domain/cart/a.ts', 'const id = crypto.randomUUID()', 'crypto.'],
    ['domain/cart/a.ts', "localStorage.setItem('eye', 'left')", 'localStorage'],
    ['domain/cart/a.ts', "const eye = sessionStorage.getItem('eye')", 'sessionStorage'],
    ['domain/cart/a.ts', 'console.log(eye)', 'console.'],
    ['domain/cart/a.ts', "const later = import('rxjs')", 'rxjs'],
    ['application/storefront/cart/a.ts', "import type { X } from '../../commerce/cart/b.ts'", 'application/commerce/cart/b.ts'],
    ['application/commerce/cart/a.ts', "import { Container } from 'inversify'", 'inversify'],
    ['ui/cart/A.tsx', "import type { X } from '../../adapters/memory/b.ts'", 'adapters/memory/b.ts'],
    ['ui/cart/A.tsx', "import '../../application/commerce/cart/b.ts'", 'application/commerce/cart/b.ts'],
    ['ui/binding/a.ts', "import type { X } from '../cart/b.ts'", 'ui/cart/b.ts'],
    ['ui/design/A.tsx', "import type { X } from '../messages/b.ts'", 'ui/messages/b.ts'],
    ['ui/cart/A.tsx', "import { X } from '../shell/B.tsx'", 'ui/shell/B.tsx'],
    ['ui/cart/A.tsx', "import { X } from '../routing/pages.ts'", 'ui/routing/pages.ts'],
    ['ui/shell/A.tsx', "import { X } from '../routing/pages.ts'", 'ui/routing/pages.ts'],
    ['ui/cart/a.ts', 'const opened = new BehaviorSubject(false)', 'const opened = new BehaviorSubject'],
    ['ui/cart/a.ts', 'export const sidebar: Opening = makeOpening()', 'export const sidebar: Opening = makeOpening('],
    ['ui/cart/a.ts', 'let isOpen = false', 'let'],
    ['adapters/memory/a.ts', "import type { X } from '../postgres/b.ts'", 'adapters/postgres/b.ts'],
    ['adapters/memory/a.ts', "import {\n  x,\n  y,\n} from '../../ui/cart/b.ts'", 'ui/cart/b.ts'],
  ])('are violated by a planted import in %s: %s', (path, code, result) => {
    expect(planted(path, code)).toContain(result)
  })

  it('are reported with the file and every violation in it', () => {
    const result = layerViolations([readModule('domain/cart/a.ts', 'console.log(Math.random())')])
    expect(result.map(({ path }) => path)).toEqual(['domain/cart/a.ts', 'domain/cart/a.ts'])
    expect(result.map(({ match: code }) => code)).toEqual(['Math.random', 'console.'])
  })

  it('accept a date that is a parameter as pure', () => {
    expect(planted('domain/cart/a.ts', 'export const later = (now: Date) => new Date(now.getTime() + 10)')).toEqual([])
  })

  it('do not mistake a comment or a text for an import', () => {
    expect(planted('domain/cart/a.ts', "// import { x } from 'inversify'\nconst text = 'from inversify'")).toEqual([])
  })

  it.each([
    ["import type { action, loader } from './lid.route.ts'", 0],
    ["import type { loader } from './lid.route.ts'", 0],
    ["import { loader } from './lid.route.ts'", 1],
    ["import type { LidWords } from './lid.route.ts'", 1],
  ])('let a page import the type of its own loader and nothing else of its route: %s', (code, rings) => {
    const route = readModule('ui/lid/lid.route.ts', "export { LidPage as Component } from './LidPage.tsx'")
    expect(importRings([route, readModule('ui/lid/LidPage.tsx', code)])).toHaveLength(rings)
  })

  it('are violated by a planted circle', () => {
    const ring = [readModule('domain/a.ts', "import './b.ts'"), readModule('domain/b.ts', "import type { A } from './a.ts'")]
    expect(importRings(ring)).toEqual([['domain/a.ts', 'domain/b.ts', 'domain/a.ts']])
  })
})
