import type { DataRouter, RouterNavigateOptions, RouterState, RouterSubscriber, To } from 'react-router'
import type { Destination } from './load-document.ts'

type Deps = {
  /** Used until the router that changes pages has loaded. */
  readonly initial: DataRouter
  readonly load: () => Promise<DataRouter>
  /** Navigates as a page without script does. */
  readonly loadDocument: (...destination: Destination) => void
  readonly reload: () => void
}

type Run<Answer> = (router: DataRouter) => Answer

export type DeferredRouter = DataRouter & {
  /** Loads the router that changes pages before the first navigation. */
  readonly prepare: () => void
}

const UNCHANGED = { deletedFetchers: [], newErrors: null, flushSync: false }

/** A navigation whose target only the real router can resolve. */
const loadingState = (state: RouterState): RouterState => ({
  ...state,
  navigation: {
    state: 'loading',
    location: { ...state.location, pathname: '' },
    matches: [],
    historyAction: state.historyAction,
    formMethod: undefined,
    formAction: undefined,
    formEncType: undefined,
    formData: undefined,
    json: undefined,
    text: undefined,
  },
})

const isOtherLocation = ({ state: { location: here } }: DataRouter, { state: { location: there } }: DataRouter): boolean =>
  here.pathname !== there.pathname || here.search !== there.search

/**
 * Shows the rendered page and loads the router that changes pages with the first navigation. Calls made before that are queued in order,
 * and the page shows that it is loading; of several navigations the last one wins. If the router cannot be loaded, links and forms work
 * as they do without script.
 */
export const deferredRouter = ({ initial, load, loadDocument, reload }: Deps): DeferredRouter => {
  let here: DataRouter | undefined
  const waiting: Run<void>[] = []
  const navigations = new Map<string, object>()
  const listeners = new Set<RouterSubscriber>()
  let currentState: RouterState = initial.state
  const later = (run: Run<void>): void => {
    if (here === undefined) waiting.push(run)
    else run(here)
  }
  const loaded = async (): Promise<DataRouter> => {
    const router = await load()
    if (here !== undefined) return router
    here = router
    // The address changed before the router listened to it.
    if (isOtherLocation(router, initial)) reload()
    for (const run of waiting) run(router)
    return router
  }
  const runLater = (name: string, run: Run<Promise<void>>, instead: () => void): Promise<void> => {
    if (here !== undefined) return run(here)
    const key = {}
    navigations.set(name, key)
    const isLast = (): boolean => navigations.get(name) === key
    return loaded().then((router) => (isLast() ? run(router) : undefined), () => { if (isLast()) instead() })
  }
  const show = (state: RouterState): void => {
    currentState = state
    for (const notify of listeners) notify(state, UNCHANGED)
  }
  const runWithLoading: typeof runLater = (name, run, instead) => {
    if (here === undefined) show(loadingState(initial.state))
    return runLater(name, run, () => {
      show(initial.state)
      instead()
    })
  }
  const hasMoved = (router: DataRouter): boolean => router.state.location.hash !== initial.state.location.hash
  return {
    ...initial,
    get state() { return here === undefined ? currentState : here.state },
    get routes() { return (here ?? initial).routes },
    get manifest() { return (here ?? initial).manifest },
    get window() { return (here ?? initial).window },
    match: (location) => (here ?? initial).match(location),
    prepare: () => { loaded().catch(() => undefined) },
    subscribe: (notify) => {
      if (here !== undefined) return here.subscribe(notify)
      let stop = (): void => undefined
      listeners.add(notify)
      waiting.push((router) => {
        if (!listeners.delete(notify)) return
        stop = router.subscribe(notify)
        if (hasMoved(router) || currentState !== initial.state) notify(router.state, UNCHANGED)
      })
      return () => {
        listeners.delete(notify)
        stop()
      }
    },
    enableScrollRestoration: (...positions) => {
      let stop = (): void => undefined
      later((router) => { stop = router.enableScrollRestoration(...positions) })
      return () => { later(() => { stop() }) }
    },
    navigate: (to: To | number | null, options?: RouterNavigateOptions) => runWithLoading(
      'page',
      (router) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)),
      () => { loadDocument(to, options) },
    ),
    fetch: (key, routeId, href, options) => runWithLoading(
      `fetcher ${key}`,
      (router) => router.fetch(key, routeId, href, options),
      () => { loadDocument(href, options) },
    ),
    revalidate: () => runLater('revalidation', (router) => router.revalidate(), () => undefined),
    getFetcher: (key) => {
      later((router) => { router.getFetcher(key) })
      return initial.getFetcher(key)
    },
    resetFetcher: (...reset) => { later((router) => { router.resetFetcher(...reset) }) },
    deleteFetcher: (key) => { later((router) => { router.deleteFetcher(key) }) },
    deleteBlocker: (key) => { later((router) => { router.deleteBlocker(key) }) },
    getBlocker: (key, blocks) => {
      later((router) => { router.getBlocker(key, blocks) })
      return initial.getBlocker(key, blocks)
    },
  }
}
