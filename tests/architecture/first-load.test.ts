import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../ui/routing/pages.ts'
import { importersOf } from './first-load.ts'
import { readModule, readModules } from './imports.ts'

const ROOT = join(import.meta.dirname, '../..')
const HYDRATION = 'adapters/composition/browser/hydrate-page.tsx'
const VIEWS = PAGES.flatMap((page) => ('view' in page ? [page.view] : []))

/** Code that no page needs before an interaction. */
const LATE = [
  /^(xstate|inversify|reflect-metadata|io-ts|@xstate\/react)/, /^fp-ts\/lib\/(Task|TaskEither)\.js$/, /\.machine\.ts$/, /\.route\.ts$/,
  /^ui\/messages\/refusal-message\.ts$/, /^ui\/shell\/RouteErrorPage\.tsx$/, /^ui\/routing\/(routes|pages|load-page)\.tsx?$/,
  /^adapters\/(http-client|commerce-api)\//, /^adapters\/composition\/storefront\//,
]

describe('the code that a page needs to be rendered and hydrated', () => {
  it('contains no use case, machine, codec, loader or container, no other page and no rejection texts', () => {
    const importers = importersOf(readModules(ROOT, ['domain', 'application', 'adapters', 'ui']), [HYDRATION, ...VIEWS])
    expect(VIEWS.length).toBeGreaterThan(3)
    expect(importers.size).toBeGreaterThan(200)
    expect([...importers].filter(([path]) => LATE.some((late) => late.test(path))).map(([path, by]) => `${by} brings ${path}`)).toEqual([])
  })

  it('is linked by the link component of the shop: a single link of the library adds 1.8 kB to every first page', () => {
    const importers = readModules(ROOT, ['adapters', 'ui'])
      .filter(({ code }) => /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from 'react-router'/.test(code))
    expect(importers.map(({ path }) => path)).toEqual([])
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
