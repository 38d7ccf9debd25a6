/** The maximum depth of a tracked category (Commerce §9). */
const DEEPEST_LEVEL = 5

export type ItemCategories = Readonly<Partial<Record<`item_category${'' | 2 | 3 | 4 | 5}`, string>>>

/** `lens/daily/toric` as `item_category`, `item_category2` …; levels below the fifth are left out (Commerce §9). */
export const itemCategories = (path: string): ItemCategories =>
  Object.fromEntries(
    path
      .split('/')
      .filter((slug) => slug !== '')
      .slice(0, DEEPEST_LEVEL)
      .map((slug, level) => [`item_category${level === 0 ? '' : level + 1}`, slug]),
  )
