import { PAGES, type Page } from './pages.ts'

/** What the path of a page begins with; anything where a placeholder stands. */
const ANYTHING = ':'

const beginningOf = ({ path }: Page): string => {
  const [first = ''] = path.split('/')
  return /^[:*]/.test(first) ? ANYTHING : first
}

/**
 * By what a path begins with, below the prefix of its language: the pages that such an address may belong to. What no page begins with
 * by name stands under `ANYTHING`.
 */
const BEGINNINGS: ReadonlyMap<string, readonly Page[]> = new Map(
  [...PAGES].map(beginningOf).map((begun) => [begun, PAGES.filter((page) => [begun, ANYTHING].includes(beginningOf(page)))]))

export const pagesBeginning = (first: string): readonly Page[] => BEGINNINGS.get(first) ?? BEGINNINGS.get(ANYTHING) ?? PAGES
