import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { needsFullNavigation } from '../../../ui/binding/needs-full-navigation.ts'
import { PAGES } from '../../../ui/routing/pages.ts'

const pathOf = ({ path }: (typeof PAGES)[number], prefix = ''): string => `${prefix}/${path.replaceAll(/:\w+\??/g, '7')}`

beforeEach(() => { vi.stubGlobal('navigator', { onLine: true }) })
afterEach(() => { vi.unstubAllGlobals() })

describe('a link leads as a document', () => {
  it.each(['', '/fr'])('from one of the pages that a visit may begin with to another, and nowhere else (prefix "%s")', (prefix) => {
    const first = PAGES.filter((page) => 'draw' in page)
    expect(first.length).toBeGreaterThan(3)
    for (const page of PAGES) {
      const isFirst = first.some(({ name }) => name === page.name)
      const path = pathOf(page, prefix)
      expect(
        [path, needsFullNavigation(path, '/c/elsewhere'), needsFullNavigation('/c/elsewhere', path)],
      ).toEqual([path, isFirst, isFirst])
    }
  })

  it('never to the page on which it stands, whose choices are made there', () => {
    for (const page of PAGES) expect(needsFullNavigation(pathOf(page), pathOf(page))).toBe(false)
  })

  it('never without a connection, which only the page can say', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(needsFullNavigation('/p/7', '/c/lens')).toBe(false)
  })
})
