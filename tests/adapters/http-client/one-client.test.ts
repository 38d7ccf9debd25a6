import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'

const root = new URL('../../../', import.meta.url).pathname
const sources = ['domain', 'application', 'adapters', 'ui'].flatMap((floor) =>
  readdirSync(`${root}${floor}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${floor}/${path}`),
)

/** Outside systems have their own adapters; the following is about the shop's own service. */
const NOT_THE_SHOP = /^adapters\/(?:datatrans|sandbox-payment|mail|storyblok|firebase|postgres|configuration)\//

/** The composition root gives the browser's `fetch` to the client, and to nothing else. */
const CLIENT_FETCH = /makeTransport\(\{ fetch: \(input, init\) => window\.fetch\(input, init\),/g

/** Checking a page before its reload sends no request to the service. */
const THE_PAGE_ITSELF = /fetch\(location\.href(?:, \{ method: 'HEAD' \})?\)/g

/** A form of the page sent to its own address, as the browser would without JavaScript. */
const A_FORM_ITSELF = /fetch\(form\.action, \{ method: 'POST', body: fields \}\)/g

/** The data of a page are no operation of the service; one adapter requests them. */
const PAGE_DATA = /fetch\(PAGE_DATA_PATH \+ to, \{/g

const calls = (written: string): boolean =>
  usesHttp(written.replaceAll(CLIENT_FETCH, '').replaceAll(THE_PAGE_ITSELF, '').replaceAll(A_FORM_ITSELF, '').replaceAll(PAGE_DATA, ''))

const usesHttp = (code: string): boolean =>
  /(?<![\w.'"`-])(?:window\.|globalThis\.)?fetch\(|\bXMLHttpRequest\b|\baxios\b|\bsendBeacon\b/.test(code)

const callers = (files: readonly (readonly [string, string])[]): readonly string[] =>
  files.filter(([path, code]) => !NOT_THE_SHOP.test(path) && calls(code)).map(([path]) => path)

describe('the HTTP client of the shop', () => {
  it('AS-CALL-01 CC-CALL-01 is the only one: nothing else sends HTTP requests to it', () => {
    const files = sources.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')] as const)
    expect(files.length).toBeGreaterThan(200)
    expect(callers(files)).toStrictEqual([])
    expect(readFileSync(`${root}adapters/http-client/transport.ts`, 'utf8')).toContain('fetch: send')
  })

  it.each(['await fetch(url)', 'window.fetch(url)', 'new XMLHttpRequest()', "import axios from 'axios'"])('is detected in %s', (code) => {
    expect(callers([['ui/cart/A.tsx', code]])).toStrictEqual(['ui/cart/A.tsx'])
  })

  it('CC-CALL-02 defines the paths of the service in one table only', () => {
    const roots = [...new Set(Object.values(OPERATIONS).map(({ path }) => path.split('/')[2] ?? ''))]
    expect(roots).toEqual(expect.arrayContaining(['carts', 'orders', 'customers', 'session', 'reorders', 'recommendations']))
    const named = new RegExp(`['"\`]/api/(?:${roots.join('|')})\\b`)
    const elsewhere = sources.filter(
      // Files that a browser opens are no operations.
      (path) => path !== 'application/contract/downloads.ts' && named.test(readFileSync(`${root}${path}`, 'utf8')),
    )
    expect(elsewhere).toStrictEqual([])
  })
})
