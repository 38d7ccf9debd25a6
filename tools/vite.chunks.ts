import { basename, join } from 'node:path'

type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] }
export type Graph = { readonly getModuleInfo: (id: string) => Module | null }

const ROOT = join(import.meta.dirname, '..')

export const ENTRY = 'adapters/composition/browser/entry.ts'
const HYDRATION = 'adapters/composition/browser/hydrate-page.tsx'
export const LATE_ROUTER = 'adapters/composition/browser/browser-router.ts'
const LIBRARIES = 'adapters/composition/browser/libraries.ts'
const LATE_LIBRARIES = 'ui/shell/deferred-libraries.ts'
const LATE = 'adapters/composition/browser/deferred-shop.ts'
const HTTP_SHOP = 'adapters/http-client/http-shop.ts'
const LOAD_ROUTES = 'adapters/http-client/load-routes.ts'

const routesOf = (topic: string): string => `adapters/commerce-api/${topic}/${topic}-routes.ts`
/** The topics that first pages and the cart call are part of `http-shop`. */
const FIRST_ROUTES = ['cart', 'catalogue', 'delivery', 'pricing', 'recommendation'].map(routesOf)

/** The pages a session may begin with: the view and the route module of each. */
const FIRST_PAGES = [
  ['ui/home/HomePage.tsx', 'ui/home/home.route.ts'],
  ['ui/category/CategoryPage.tsx', 'ui/category/category.route.ts'],
  ['ui/search/SearchPage.tsx', 'ui/search/search.route.ts'],
  ['ui/product/ProductPage.tsx', 'ui/product/product.route.ts'],
] as const

/** Pages that list products. Modules that only these two of the first pages need are a separate chunk, `lists`. */
const LISTS: readonly string[] = ['CategoryPage', 'SearchPage']

/** Parts that load when the page is idle, before any interaction. They need few of the use cases: these few are the chunk `on-idle`. */
const IDLE = [
  'shell/AwaitedParts', 'shell/SideMenus', 'content/blocks/BlocksView', 'tracking/ConsentBanner', 'wishlist/WishlistButton',
].map((view) => `ui/${view}.tsx`)

/**
 * Chunks that several files need, but not all. The bundler fills them in the order of their names: `on-idle` must follow `detail` and
 * `lists`, or it takes modules that first pages need.
 */
const SHARED: readonly string[] = ['shared', 'lists', 'detail', 'on-idle']
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
const dynamicImportsFrom = (graph: Graph, entry: string): ReadonlySet<string> => {
  const [modules, dynamic] = [new Set([entry]), new Set<string>()]
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
  const pages = FIRST_PAGES.map(([view, route]) => (
    { name: basename(view, '.tsx'), own: [idOf(view), idOf(route)], needs: dependenciesOf(graph, idOf(view)) }
  ))
  const late = dependenciesOf(graph, idOf(LATE))
  const httpShop = new Set([HTTP_SHOP, ...FIRST_ROUTES].flatMap((root) => [...dependenciesOf(graph, idOf(root))]))
  // Checkout and account do not need the many forms of content.
  const laterTopics = graph.getModuleInfo(idOf(LOAD_ROUTES))?.dynamicallyImportedIds.filter((root) => root !== idOf(routesOf('content')))
  const router = dependenciesOf(graph, idOf(LATE_ROUTER))
  const loaders = FIRST_PAGES.map(([, route]) => dependenciesOf(graph, idOf(route)))
  const idle = IDLE.map((view) => dependenciesOf(graph, idOf(view)))
  const dynamicImports = [...dynamicImportsFrom(graph, idOf(ENTRY))].map((root) => ({ root, needs: dependenciesOf(graph, root) }))
  return (id: string): string | undefined => {
    if (entry.has(id)) return 'entry'
    if (BUILT_IN.test(id) || id === idOf(LIBRARIES)) return 'libraries'
    if (id === idOf(LATE_LIBRARIES)) return 'http-shop'
    const dependants = pages.filter(({ needs }) => needs.has(id))
    const [page, ...more] = dependants
    if (!hydration.has(id) && more.length > 0 && dependants.every(({ name }) => LISTS.includes(name))) return 'lists'
    if (hydration.has(id) || more.length > 0) return id.includes('/node_modules/') ? 'libraries' : 'first'
    const roots = dynamicImports.filter(({ needs }) => needs.has(id)).map(({ root }) => root)
    if (page !== undefined) {
      if (roots.every((root) => page.own.includes(root))) return page.name
      if (LISTS.includes(page.name)) return 'lists'
      return page.name === PRODUCT ? 'detail' : 'first'
    }
    // Router and use cases must not fail together, so modules that both need are a separate chunk.
    if (router.has(id)) return roots.some((root) => root !== idOf(LATE_ROUTER)) ? 'shared' : basename(LATE_ROUTER, '.ts')
    const isLate = late.has(id) || loaders.filter((needs) => needs.has(id)).length > 1
    const isShared = isLate || httpShop.has(id) || roots.length > 1
    if (isShared && idle.some((needs) => needs.has(id))) return 'on-idle'
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
 * - `http-shop`, then `late` (the use cases) are loaded after hydration, each evaluated in its own task;
 * - `later-routes` has the routes of all topics that first pages do not call, and nothing that another file needs;
 * - `shared`, `lists`, `detail` and `on-idle` have modules that several of these need.
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
