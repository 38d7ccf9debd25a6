import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { needsFullNavigation } from '../../../ui/binding/needs-full-navigation.ts'
import { PAGES } from '../../../ui/routing/pages.ts'

const pathOf = ({ path }: (typeof PAGES)[number], prefix = ''): string => `${prefix}/${path.replaceAll(/:\w+\??/g, '7')}`

beforeEach(() => { vi.stubGlobal('navigator', { onLine: true }) })
afterEach(() => { vi.unstubAllGlobals() })

describe('a link is a full navigation', () => {
  it.each(['', '/fr'])('from one possible first page to another, and nowhere else (prefix "%s")', (prefix) => {
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

  it('never to its own page, whose selections are made there', () => {
    for (const page of PAGES) expect(needsFullNavigation(pathOf(page), pathOf(page))).toBe(false)
  })

  it('never without a connection, which only the page can report', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(needsFullNavigation('/p/7', '/c/lens')).toBe(false)
  })
})
