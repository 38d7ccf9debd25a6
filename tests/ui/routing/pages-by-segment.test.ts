import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../../ui/routing/pages.ts'
import { pagesBySegment, routesOf } from '../../../ui/routing/pages-by-segment.ts'
import { makeRoutes, PREFIXES } from '../../../ui/routing/routes.tsx'

/** With all optional parts, and without. */
const addressesOf = (path: string): readonly string[] => {
  const filled = path.replaceAll('*', 'some/where').replaceAll(/:\w+/g, 'some')
  return [filled.replaceAll('?', ''), filled.replaceAll(/\/[^/]+\?/g, '')]
}

const OTHERS = ['p', 'P/1', 'somewhere', 'some/where', 'checkout/somewhere', 'c', '-', 'search']
const ADDRESSES = [...PAGES.flatMap(({ path }) => addressesOf(path)), ...OTHERS]

describe('the pages that an address may belong to', () => {
  it('match like all pages, in each language', () => {
    const all = makeRoutes()
    for (const one of PREFIXES)
      for (const address of ADDRESSES) {
        const pages = pagesBySegment(address.split('/')[0] ?? '')
        const path = `/${one.prefix}${one.prefix === '' ? '' : '/'}${address}`
        const result = matchRoutes(routesOf(pages, makeRoutes([one])), path)?.at(-1)?.route.id
        expect(result, path).toBe(matchRoutes(all, path)?.at(-1)?.route.id)
      }
  })

  it('are few', () => {
    for (const first of ['p', 'c', 's', '']) expect(pagesBySegment(first).length).toBeLessThan(5)
  })
})
