import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../ui/routing/pages.ts'
import { importersOf } from './first-load.ts'
import { readModule, readModules } from './imports.ts'

const ROOT = join(import.meta.dirname, '../..')
const HYDRATION = 'adapters/composition/browser/hydrate-page.tsx'
/** The views of pages: those a session may begin with, and the others. */
const viewsOf = (isFirst: boolean): readonly string[] =>
  [...new Set(PAGES.filter((page) => 'isFirst' in page === isFirst).map(({ view }) => view))]
    .filter((view) => existsSync(join(ROOT, view)))

/** Code that runs on the server, or that parts load when they are used. */
const NEVER = [
  /^(react-router|inversify|reflect-metadata|io-ts)/, /\.route\.ts$/, /^ui\/routing\//, /^adapters\/(http-client|commerce-api)\//,
  /^adapters\/composition\/storefront\//,
]

/** Code of use cases that begins with an interaction. */
const OF_USE_CASES = [...NEVER, /^(xstate|@xstate\/react|rxjs)/, /\.machine\.ts$/]

/** Code that no page needs before an interaction. */
const LATE = [
  ...OF_USE_CASES, /^fp-ts/, /^ui\/messages\/refusal-message\.ts$/,
  /^ui\/shell\/RouteErrorPage\.tsx$/,
]

const modules = readModules(ROOT, ['domain', 'application', 'adapters', 'ui'])
const unwanted = (entries: readonly string[], wanted: readonly RegExp[]): readonly string[] =>
  [...importersOf(modules, entries)].filter(([path]) => wanted.some((one) => one.test(path))).map(([path, by]) => `${by} brings ${path}`)

describe('the code that a page needs to be rendered and hydrated', () => {
  it('contains no use case, machine, codec, loader or container, no router and no rejection texts', () => {
    expect(viewsOf(true).length).toBeGreaterThan(3)
    expect(importersOf(modules, [HYDRATION, ...viewsOf(true)]).size).toBeGreaterThan(200)
    expect(unwanted([HYDRATION, ...viewsOf(true)], LATE)).toEqual([])
  })

  it('contains no router, loader, codec, container, machine or stream on any other page', () => {
    expect(viewsOf(false).length).toBeGreaterThan(40)
    expect(unwanted(viewsOf(false), OF_USE_CASES)).toEqual([])
  })

  it('contains the texts of refusals only on the page of a sign-out that failed', () => {
    const others = viewsOf(false).filter((view) => view !== 'ui/identity/LogoutPage.tsx')
    expect(unwanted(others, [/^ui\/messages\/refusal-message\.ts$/])).toEqual([])
  })

  it('is found by its imports: types and dynamic imports do not count', () => {
    const page = readModule('a/page.ts', [
      "import type { A } from './a.ts'", "import { type B } from './b.ts'", "const c = () => import('./c.ts')",
      "import { d, type E } from './d.ts'", "export { f } from './f.ts'", "import './g.css'",
    ].join('\n'))
    const d = readModule('a/d.ts', "import { setup } from 'xstate'")
    expect([...importersOf([page, d], ['a/page.ts'])]).toEqual([
      ['a/page.ts', 'the page'], ['a/d.ts', 'a/page.ts'], ['a/f.ts', 'a/page.ts'], ['a/g.css', 'a/page.ts'], ['xstate', 'a/d.ts'],
    ])
  })
})
