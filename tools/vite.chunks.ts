import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'

type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] }
export type Graph = { readonly getModuleInfo: (id: string) => Module | null }

const ROOT = join(import.meta.dirname, '..')

export const ENTRY = 'adapters/composition/browser/entry.ts'
const HYDRATION = 'adapters/composition/browser/hydrate-page.tsx'
const LIBRARIES = 'adapters/composition/browser/libraries.ts'
const LATE = 'adapters/composition/browser/deferred-shop.ts'
const HTTP_SHOP = 'adapters/http-client/http-shop.ts'
const LOAD_ROUTES = 'adapters/http-client/load-routes.ts'

const routesOf = (topic: string): string => `adapters/commerce-api/${topic}/${topic}-routes.ts`
/** The topics that first pages and the cart call are part of `http-shop`. */
const FIRST_ROUTES = ['cart', 'catalogue', 'delivery', 'pricing', 'recommendation'].map(routesOf)

/** The views of the pages a session may begin with. */
export const FIRST_VIEWS: readonly string[] = ['home/HomePage', 'category/CategoryPage', 'search/SearchPage', 'product/ProductPage']
  .map((view) => `ui/${view}.tsx`)

/** The view that a route names by its own name (`ui/routing/pages.ts`). */
const viewOf = (route: string): string =>
  route.replace(/[^/]+\.route\.ts$/, (name) => `${name.slice(0, -'.route.ts'.length).split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}Page.tsx`)

/** The views of all pages. */
export const VIEWS: readonly string[] = globSync('ui/*/*.route.ts', { cwd: ROOT }).map(viewOf)
  .filter((view) => existsSync(join(ROOT, view)))

/** Pages that list products. Modules that only these two of the first pages need are a separate chunk, `lists`. */
const LISTS: readonly string[] = ['CategoryPage', 'SearchPage']

/** Parts of every page. */
const IDLE = [
  'ui/shell/AwaitedParts.tsx', 'ui/shell/DeferredParts.tsx', 'ui/shell/SideMenus.tsx', 'ui/shell/MobileMenus.tsx',
  'ui/wishlist/WishlistButton.tsx', 'ui/binding/tolerate-translators.ts', 'adapters/composition/browser/load-styles.ts',
]

/** The views of content blocks. */
const BLOCKS = 'ui/content/blocks/BlockGroup.tsx'

/** Chunks that several files need, but not all. */
const SHARED: readonly string[] = ['lists', 'detail', 'idle', 'views-of-blocks']
const LAST: readonly string[] = ['late', 'later-routes']

/** Modules that this page shares with files loaded later are the chunk `detail`, so that no other first page loads them. */
const PRODUCT = 'ProductPage'

/** Dependencies of the use cases that go into the chunk `http-shop`: evaluating it then takes about as long as evaluating `late`. */
const WITH_HTTP_SHOP = ['/node_modules/', join(ROOT, 'domain')]

/** Modules that the build adds and every file needs. */
const BUILT_IN = /^\0(vite\/preload-helper|rolldown\/runtime)/

/** Whether a built file is part of the first load of every page. */
export const isFirst = (file: string): boolean => /^assets\/(entry|libraries|rolldown-runtime|first)-/.test(file)

const idOf = (file: string): string => join(ROOT, file)

/** A module with all its static imports, direct and indirect. */
const dependenciesOf = (graph: Graph, root: string): ReadonlySet<string> => {
  const dependencies = new Set([root])
  for (const id of dependencies) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) dependencies.add(imported)
  return dependencies
}

/** Every module that is imported dynamically. */
const dynamicImportsFrom = (graph: Graph, entries: readonly string[]): ReadonlySet<string> => {
  const [modules, dynamic] = [new Set(entries), new Set<string>()]
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) modules.add(imported)
    for (const imported of dynamicallyImportedIds) dynamic.add(imported)
  }
  return dynamic
}

const assignChunks = (graph: Graph) => {
  const entry = dependenciesOf(graph, idOf(ENTRY))
  const hydration = dependenciesOf(graph, idOf(HYDRATION))
  const pages = FIRST_VIEWS.map((view) => ({ name: basename(view, '.tsx'), own: idOf(view), needs: dependenciesOf(graph, idOf(view)) }))
  const late = dependenciesOf(graph, idOf(LATE))
  const httpShop = new Set([HTTP_SHOP, ...FIRST_ROUTES].flatMap((root) => [...dependenciesOf(graph, idOf(root))]))
  // Checkout and account do not need the many forms of content.
  const laterTopics = graph.getModuleInfo(idOf(LOAD_ROUTES))?.dynamicallyImportedIds.filter((root) => root !== idOf(routesOf('content')))
  const idle = new Set(IDLE.flatMap((root) => [...dependenciesOf(graph, idOf(root))]))
  const roots = [...VIEWS.map(idOf), ...dynamicImportsFrom(graph, [ENTRY, ...VIEWS].map(idOf))]
  const dynamicImports = [...new Set(roots)].map((root) => ({ root, needs: dependenciesOf(graph, root) }))
  return (id: string): string | undefined => {
    if (entry.has(id)) return 'entry'
    if (BUILT_IN.test(id) || id === idOf(LIBRARIES)) return 'libraries'
    const dependants = pages.filter(({ needs }) => needs.has(id))
    const [page, ...more] = dependants
    if (!hydration.has(id) && more.length > 0 && dependants.every(({ name }) => LISTS.includes(name))) return 'lists'
    if (hydration.has(id) || more.length > 0) return id.includes('/node_modules/') ? 'libraries' : 'first'
    const importing = dynamicImports.filter(({ needs }) => needs.has(id))
    const roots = importing.map(({ root }) => root)
    if (page !== undefined) {
      if (roots.every((root) => root === page.own)) return page.name
      if (LISTS.includes(page.name)) return 'lists'
      return page.name === PRODUCT ? 'detail' : 'first'
    }
    if (idle.has(id)) return 'idle'
    if (importing.length > 0 && importing.every(({ needs }) => needs.has(idOf(BLOCKS)))) return 'views-of-blocks'
    const isLate = late.has(id)
    if (httpShop.has(id) || (late.has(id) && WITH_HTTP_SHOP.some((path) => id.includes(path)))) return 'http-shop'
    if (isLate) return 'late'
    const isOfTopic = (root: string): boolean => laterTopics?.includes(root) === true
    if (!roots.some(isOfTopic)) return undefined
    return roots.every(isOfTopic) ? 'later-routes' : 'http-shop'
  }
}

/**
 * The chunks of the browser's build, decided by which entry points need a module:
 * - `entry`, `libraries` and `first` are loaded with every page, and each page a session may begin with has a separate chunk;
 * - `idle` has the other parts of every page, which are not needed to render it;
 * - `http-shop`, then `late` (the use cases) are loaded with the first call, each evaluated in its own task;
 * - `later-routes` has the routes of all topics that first pages do not call, and nothing that another file needs;
 * - `lists`, `detail` and `views-of-blocks` have modules that several of these need.
 * A chunk also takes the dependencies of its modules unless a chunk of higher priority has them, so the first load comes first.
 */
export const chunks = () => {
  let chunkOf: ReturnType<typeof assignChunks> | undefined
  const nameIf = (belongs: (chunk: string) => boolean) => (id: string, graph: Graph): string | null => {
    const chunk = (chunkOf ??= assignChunks(graph))(id)
    return chunk !== undefined && belongs(chunk) ? chunk : null
  }
  return [
    { priority: 6, name: nameIf((chunk) => chunk === 'entry') },
    { priority: 5, name: nameIf((chunk) => chunk === 'libraries') },
    { priority: 4, name: nameIf((chunk) => chunk === 'first') },
    { priority: 3, name: nameIf((chunk) => SHARED.includes(chunk)) },
    { priority: 2, name: nameIf((chunk) => !['entry', 'libraries', 'first', ...SHARED, ...LAST].includes(chunk)) },
    { priority: 1, name: nameIf((chunk) => LAST.includes(chunk)) },
  ]
}
