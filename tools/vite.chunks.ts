import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { viewOf } from '../ui/routing/view-of.ts'
import { routesWithView } from './routes-with-view.ts'

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

/** The views of all pages. */
export const VIEWS: readonly string[] = routesWithView().map((route) => viewOf(route).view)

/** Small modules that parts of every page need soon after it: otherwise these would load a chunk of other topics. */
const WITH_FIRST = [
  'ui/binding/preserved-input.ts', 'domain/identity/session.ts', 'domain/identity/greeting-name.ts',
  'application/storefront/identity/notice-expiry.ts', 'application/storefront/arrival/end-impersonation.ts',
  'application/storefront/cart/load-cart.ts',
]

/** Parts that are loaded together with a chunk, and have few modules of their own. */
const TOGETHER: readonly (readonly [chunk: string, parts: readonly string[]])[] = [
  ['CartPage', ['ui/cart/CartSidebar.tsx']],
  ['machines', ['ui/product/LiveOffer.tsx']],
  ['query', ['adapters/composition/browser/read-first-query.ts']],
]

/** The page shown in place of one that failed, and the words of refusals: any page may need them, and no other page's code with them. */
const FAILURES = ['ui/shell/RouteErrorPage.tsx', 'ui/messages/refusal-message.ts']

/** The views of content blocks. */
const BLOCKS = 'ui/content/blocks/BlockGroup.tsx'

/** Groups of pages; one that is not named here belongs to `account`. */
const GROUPS: readonly (readonly [group: string, views: RegExp])[] = [
  ['home', /^ui\/home\//],
  ['lists', /^ui\/(category|search)\//],
  ['product', /^ui\/product\//],
  ['cart', /^ui\/cart\/CartPage/],
  ['checkout', /^ui\/checkout\//],
  ['sign-in', /^ui\/identity\//],
  ['content', /^ui\/(content|contact|form|shell)\//],
  ['orders', /^ui\/(customer|order|reorder)\//],
  ['care', /^ui\/(lens-pass|rating|reminder|subscription)\//],
]

/** Dependencies of the use cases that go into the chunk `http-shop`: evaluating it then takes about as long as evaluating `late`. */
const WITH_HTTP_SHOP = ['/node_modules/', '\0metadata', join(ROOT, 'domain')]

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

const groupOf = (view: string): string => GROUPS.find(([, views]) => views.test(view))?.[0] ?? 'account'

const PERSONAL = ['checkout', 'sign-in', 'orders', 'care', 'account']

/** The chunk of a module that several groups need: by the first of them, and by whether personal pages need it. */
const sharedBy = (groups: ReadonlySet<string>): string => {
  const personal = PERSONAL.filter((group) => groups.has(group))
  if (groups.has('home')) return 'first'
  if (groups.has('lists')) return personal.length > 0 ? 'first' : 'crumbs'
  if (groups.has('product')) return 'fields'
  if (groups.has('cart')) return personal.some((group) => group !== 'checkout') ? 'controls' : 'lines'
  return 'forms'
}

const assignChunks = (graph: Graph) => {
  const closureOf = (files: readonly string[]): ReadonlySet<string> =>
    new Set(files.flatMap((file) => [...dependenciesOf(graph, idOf(file))]))
  const [entry, hydration] = [closureOf([ENTRY]), closureOf([HYDRATION, ...WITH_FIRST])]
  const views = VIEWS.map((view) => ({ page: basename(view, '.tsx'), group: groupOf(view), needs: closureOf([view]) }))
  const [httpShop, late] = [closureOf([HTTP_SHOP, ...FIRST_ROUTES]), closureOf([LATE])]
  const topics = graph.getModuleInfo(idOf(LOAD_ROUTES))?.dynamicallyImportedIds ?? []
  // Checkout and account do not need the many forms of content.
  const laterTopics = topics.filter((root) => root !== idOf(routesOf('content')))
  const laterRoutes = new Set(laterTopics.flatMap((root) => [...dependenciesOf(graph, root)]))
  const useCaseRoots = new Set([...topics, ...[HTTP_SHOP, LATE].map(idOf)])
  const isForUseCases = (root: string): boolean => useCaseRoots.has(root)
  const needsLibrary = (id: string, library: string): boolean =>
    [...dependenciesOf(graph, id)].some((needed) => needed.includes(library))
  const dynamicImports = [...dynamicImportsFrom(graph, [ENTRY, ...VIEWS].map(idOf))]
    .map((root) => ({ root, needs: dependenciesOf(graph, root) }))
  const blocks = new Set(dynamicImports.filter(({ needs }) => needs.has(idOf(BLOCKS))).map(({ root }) => root))
  const failures = closureOf(FAILURES)
  const together = TOGETHER.map(([chunk, parts]) => ({ chunk, needs: closureOf(parts) }))
  return (id: string): string | undefined => {
    if (entry.has(id)) return 'entry'
    if (BUILT_IN.test(id) || id === idOf(LIBRARIES)) return 'libraries'
    if (hydration.has(id)) return id.includes('/node_modules/') ? 'libraries' : 'first'
    const importing = dynamicImports.filter(({ needs }) => needs.has(id)).map(({ root }) => root)
    const isOfUseCases = [httpShop, late, laterRoutes].some((needs) => needs.has(id))
    const pages = views.filter(({ needs }) => needs.has(id))
    const groups = new Set(pages.map(({ group }) => group))
    const shared = sharedBy(groups)
    const part = pages.length > 0 ? undefined : together.find(({ needs }) => needs.has(id))
    if (groups.size > 1 && shared === 'first') return 'first'
    // Most pages have `controls` already.
    if (failures.has(id) && groups.size <= 1) return pages.length > 1 ? 'controls' : 'failures'
    if (part !== undefined) return part.chunk
    if (isOfUseCases && (groups.size > 0 || !importing.every(isForUseCases))) {
      if (['first', 'crumbs', 'fields', 'controls', 'lines'].includes(shared)) return shared
      if (needsLibrary(id, '/xstate/')) return 'machines'
      if (needsLibrary(id, '/rxjs/')) return 'streams'
      return groups.size > 0 ? 'forms' : 'later-rules'
    }
    if (groups.size > 1) return shared
    if (groups.size === 1) return pages.length > 1 ? `pages-of-${pages[0]?.group}` : pages[0]?.page
    if (importing.length > 0 && importing.every((root) => blocks.has(root))) return 'views-of-blocks'
    if (!isOfUseCases && importing.some((root) => blocks.has(root))) return 'later-rules'
    if (!isOfUseCases) return undefined
    if (httpShop.has(id) || (late.has(id) && WITH_HTTP_SHOP.some((path) => id.includes(path)))) return 'http-shop'
    if (late.has(id)) return 'late'
    return importing.every((root) => laterTopics.includes(root)) ? 'later-routes' : 'http-shop'
  }
}

/**
 * The chunks of the browser's build, decided by which pages and parts need a module:
 * - `entry`, `libraries` and `first` are loaded with every page;
 * - a page has its own chunk, and one with the other pages of its group;
 * - `crumbs`, `fields`, `controls`, `lines` and `forms` have what several groups need;
 * - `failures` has the error page and the words of refusals, `query` what reads the query of the first address;
 * - `later-rules` has what parts loaded later share with use cases, `machines` and `streams` what of it needs XState or RxJS;
 * - `http-shop`, then `late` (the use cases) are loaded with the first call, each evaluated in its own task;
 * - `later-routes` has the routes of all topics that first pages do not call, and nothing that another file needs.
 */
export const chunks = () => {
  let chunkOf: ReturnType<typeof assignChunks> | undefined
  return [{ name: (id: string, graph: Graph): string | null => (chunkOf ??= assignChunks(graph))(id) ?? null }]
}

type Imports = ReadonlyMap<string, readonly string[]>

/** Files that import each other, directly or not, in order; undefined if there are none. */
export const circleOf = (imports: Imports): readonly string[] | undefined => {
  const done = new Set<string>()
  const from = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const imported of imports.get(file) ?? []) {
      const circle = from(imported, [...path, file])
      if (circle !== undefined) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = from(file, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

/** Fails the build if chunks import each other: one of them would run before what it needs. */
export const chunksInOrder = (): Plugin => ({
  name: 'chunks-in-order',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const circle = circleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (circle !== undefined) this.error(`Chunks import each other: ${circle.join(' > ')}`)
  },
})
