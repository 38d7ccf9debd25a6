import { basename, join } from 'node:path'

type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] }
export type Graph = { readonly getModuleInfo: (id: string) => Module | null }

const ROOT = join(import.meta.dirname, '..')

export const ENTRY = 'adapters/composition/browser/entry.ts'
const WAKE = 'adapters/composition/browser/wake.tsx'
export const LATE_ROUTER = 'adapters/composition/browser/browser-router.ts'
const LIBRARIES = 'adapters/composition/browser/libraries.ts'
const LATE_LIBRARIES = 'ui/shell/deferred-libraries.ts'
const LATE = 'adapters/composition/browser/deferred-shop.ts'
const GATEWAYS = 'adapters/gateways/make-gateways.ts'

/** The pages a visit may begin with: what draws each, and what loads it. */
const FIRST_PAGES = [
  ['ui/home/HomePage.tsx', 'ui/home/home.route.ts'],
  ['ui/category/CategoryPage.tsx', 'ui/category/category.route.ts'],
  ['ui/search/SearchPage.tsx', 'ui/search/search.route.ts'],
  ['ui/product/ProductPage.tsx', 'ui/product/product.route.ts'],
] as const

/** Pages that are lists of products: what only they need among the first pages the others need not fetch. */
const LISTS: readonly string[] = ['CategoryPage', 'SearchPage']

/** What comes at rest, before anybody touches the page: what it needs of the use cases and of what they stand on is little. */
const RESTING = [
  'ui/shell/AwaitedParts.tsx', 'ui/shell/SideMenus.tsx', 'ui/content/blocks/BlocksView.tsx', 'ui/tracking/ConsentBanner.tsx',
  'ui/wishlist/WishlistButton.tsx',
] as const

/** What some files have in common and not all. */
const SHARED: readonly string[] = ['shared', 'lists', 'goods', 'rest']

/** What this page has in common with what comes later stands apart as well: no other first page need fetch it. */
const PRODUCT = 'ProductPage'

/** Of what the use cases need, this runs with the gateways before them, so that both halves take about as long. */
const RUN_EARLIER = ['/node_modules/', join(ROOT, 'domain')]

/** What the build itself adds, and every file needs. */
const BUILT_IN = /^\0(vite\/preload-helper|rolldown\/runtime)/

/** Whether a built file is one that every page begins with. */
export const isFirst = (file: string): boolean => /^assets\/(entry|libraries|rolldown-runtime|first)-/.test(file)

const idOf = (file: string): string => join(ROOT, file)

/** Everything that comes with a file, by its imports and the imports of these. */
const comesWith = (graph: Graph, root: string): ReadonlySet<string> => {
  const found = new Set([root])
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Every file that is fetched on its own, when it is wanted. */
const fetchedLater = (graph: Graph, entry: string): ReadonlySet<string> => {
  const [seen, later] = [new Set([entry]), new Set<string>()]
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) seen.add(imported)
    for (const imported of dynamicallyImportedIds) later.add(imported)
  }
  return later
}

const cutBy = (graph: Graph) => {
  const entry = comesWith(graph, idOf(ENTRY))
  const wake = comesWith(graph, idOf(WAKE))
  const pages = FIRST_PAGES.map(([view, route]) => ({
    name: basename(view, '.tsx'),
    own: [idOf(view), idOf(route)],
    needs: comesWith(graph, idOf(view)),
  }))
  const late = comesWith(graph, idOf(LATE))
  const gateways = comesWith(graph, idOf(GATEWAYS))
  const router = comesWith(graph, idOf(LATE_ROUTER))
  const loaders = FIRST_PAGES.map(([, route]) => comesWith(graph, idOf(route)))
  const resting = RESTING.map((view) => comesWith(graph, idOf(view)))
  const fetched = [...fetchedLater(graph, idOf(ENTRY))].map((root) => ({ root, needs: comesWith(graph, root) }))
  return (id: string): string | undefined => {
    if (entry.has(id)) return 'entry'
    if (BUILT_IN.test(id) || id === idOf(LIBRARIES)) return 'libraries'
    if (id === idOf(LATE_LIBRARIES)) return 'gateways'
    const wanting = pages.filter(({ needs }) => needs.has(id))
    const [page, ...more] = wanting
    if (!wake.has(id) && more.length > 0 && wanting.every(({ name }) => LISTS.includes(name))) return 'lists'
    if (wake.has(id) || more.length > 0) return id.includes('/node_modules/') ? 'libraries' : 'first'
    // Going somewhere does not fail with the use cases, nor they with it: what several need stands apart from both.
    if (page === undefined && router.has(id))
      return fetched.some(({ root, needs }) => needs.has(id) && root !== idOf(LATE_ROUTER)) ? 'shared' : basename(LATE_ROUTER, '.ts')
    const isLate = late.has(id) || loaders.filter((needs) => needs.has(id)).length > 1
    const isShared = isLate || gateways.has(id) || fetched.filter(({ needs }) => needs.has(id)).length > 1
    if (page === undefined && isShared && resting.some((needs) => needs.has(id))) return 'rest'
    if (page === undefined && (gateways.has(id) || (late.has(id) && RUN_EARLIER.some((path) => id.includes(path))))) return 'gateways'
    if (page === undefined) return isLate ? 'late' : undefined
    if (!fetched.some(({ root, needs }) => needs.has(id) && !page.own.includes(root))) return page.name
    if (LISTS.includes(page.name)) return 'lists'
    return page.name === PRODUCT ? 'goods' : 'first'
  }
}

/**
 * One file for what first pages share and one for each of them. After them come the gateways with the libraries, then the
 * use cases: two halves, each run in a moment of its own. Cut from the module graph: a file finds its place by who imports it.
 * What a group needs comes along, so the first goes first.
 */
export const chunks = () => {
  let cut: ReturnType<typeof cutBy> | undefined
  const placed = (isOurs: (place: string) => boolean) => (id: string, graph: Graph): string | null => {
    const place = (cut ??= cutBy(graph))(id)
    return place !== undefined && isOurs(place) ? place : null
  }
  return [
    { priority: 6, name: placed((place) => place === 'entry') },
    { priority: 5, name: placed((place) => place === 'libraries') },
    { priority: 4, name: placed((place) => place === 'first') },
    { priority: 3, name: placed((place) => SHARED.includes(place)) },
    { priority: 2, name: placed((place) => !['entry', 'libraries', 'first', ...SHARED, 'late'].includes(place)) },
    { priority: 1, name: placed((place) => place === 'late') },
  ]
}
