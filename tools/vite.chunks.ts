import { basename, join } from 'node:path'
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

/** Parts of every page that are not needed to render it, and the few modules that only they and the use cases need. */
const IDLE = [
  'ui/shell/AwaitedParts.tsx', 'ui/shell/DeferredParts.tsx', 'ui/shell/SideMenus.tsx', 'ui/shell/MobileMenus.tsx',
  'ui/tracking/ConsentBanner.tsx', 'ui/wishlist/WishlistButton.tsx', 'ui/binding/tolerate-translators.ts',
  'adapters/composition/browser/load-styles.ts', 'domain/identity/session.ts', 'domain/identity/greeting-name.ts',
  'application/storefront/identity/notice-expiry.ts', 'application/storefront/arrival/end-impersonation.ts',
]

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
]

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

const groupOf = (view: string): string => GROUPS.find(([, views]) => views.test(view))?.[0] ?? 'account'

/** The chunk of a module that several groups need, by the first of them. */
const sharedBy = (groups: ReadonlySet<string>): string => {
  const isOnPersonalPages = ['checkout', 'account', 'sign-in'].some((group) => groups.has(group))
  if (groups.has('home') || groups.has('lists')) return isOnPersonalPages ? 'first' : 'cards'
  if (groups.has('product')) return 'detail'
  if (groups.has('cart')) return groups.size > 3 ? 'controls' : 'lines'
  if (groups.has('checkout') || groups.has('sign-in')) return groups.size > 2 ? 'controls' : 'forms'
  return 'parts'
}

const assignChunks = (graph: Graph) => {
  const closureOf = (files: readonly string[]): ReadonlySet<string> =>
    new Set(files.flatMap((file) => [...dependenciesOf(graph, idOf(file))]))
  const [entry, hydration, idle] = [closureOf([ENTRY]), closureOf([HYDRATION]), closureOf(IDLE)]
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
  return (id: string): string | undefined => {
    if (entry.has(id)) return 'entry'
    if (BUILT_IN.test(id) || id === idOf(LIBRARIES)) return 'libraries'
    if (hydration.has(id)) return id.includes('/node_modules/') ? 'libraries' : 'first'
    if (idle.has(id)) return 'idle'
    const importing = dynamicImports.filter(({ needs }) => needs.has(id)).map(({ root }) => root)
    const isOfUseCases = [httpShop, late, laterRoutes].some((needs) => needs.has(id))
    const pages = views.filter(({ needs }) => needs.has(id))
    const groups = new Set(pages.map(({ group }) => group))
    const shared = sharedBy(groups)
    if (isOfUseCases && (groups.size > 0 || !importing.every(isForUseCases))) {
      if (['first', 'cards', 'detail', 'controls', 'lines'].includes(shared)) return shared
      if (needsLibrary(id, '/xstate/')) return 'machines'
      if (needsLibrary(id, '/rxjs/')) return 'streams'
      return groups.size > 0 ? 'rules' : 'later-rules'
    }
    if (groups.size > 1) return shared
    if (groups.size === 1) return pages.length > 1 ? `pages-of-${pages[0]?.group}` : pages[0]?.page
    if (importing.length > 0 && importing.every((root) => blocks.has(root))) return 'views-of-blocks'
    if (!isOfUseCases) return undefined
    if (httpShop.has(id) || (late.has(id) && WITH_HTTP_SHOP.some((path) => id.includes(path)))) return 'http-shop'
    if (late.has(id)) return 'late'
    return importing.every((root) => laterTopics.includes(root)) ? 'later-routes' : 'http-shop'
  }
}

/**
 * The chunks of the browser's build, decided by which pages and parts need a module:
 * - `entry`, `libraries`, `first` and `idle` are loaded with every page; `idle` is not needed to render it;
 * - a page has its own chunk, and one with the other pages of its group;
 * - `cards`, `detail`, `controls`, `lines`, `forms` and `parts` have what several groups need;
 * - `rules` and `later-rules` have what pages, or parts loaded later, share with use cases, `machines` and `streams` what of it needs
 *   XState or RxJS;
 * - `http-shop`, then `late` (the use cases) are loaded with the first call, each evaluated in its own task;
 * - `later-routes` has the routes of all topics that first pages do not call, and nothing that another file needs.
 * A chunk also takes the dependencies of its modules that no earlier chunk has, so a module must only need its own and earlier chunks.
 */
const EARLIER = [
  'entry', 'libraries', 'first', 'idle', 'cards', 'detail', 'controls', 'lines', 'rules', 'later-rules', 'machines', 'streams', 'forms',
  'parts',
]
const LAST = ['http-shop', 'late', 'later-routes']

export const chunks = () => {
  let chunkOf: ReturnType<typeof assignChunks> | undefined
  const namedIf = (belongs: (chunk: string) => boolean) => (id: string, graph: Graph): string | null => {
    const chunk = (chunkOf ??= assignChunks(graph))(id)
    return chunk !== undefined && belongs(chunk) ? chunk : null
  }
  const isOfPage = (chunk: string): boolean => ![...EARLIER, ...LAST].includes(chunk)
  return [...EARLIER, isOfPage, ...LAST].toReversed().map((one, priority) => ({
    priority, name: namedIf(typeof one === 'string' ? (chunk) => chunk === one : one),
  }))
}
