import type { DataRouter, RouterNavigateOptions, RouterState, RouterSubscriber, To } from 'react-router'
import type { Destination } from './go-as-document.ts'

type Deps = {
  /** What stands there until the router that changes pages has come. */
  readonly drawn: DataRouter
  readonly bring: () => Promise<DataRouter>
  /** Goes there as a page without script does. */
  readonly goAsDocument: (...destination: Destination) => void
  readonly reload: () => void
}

type Run<Answer> = (router: DataRouter) => Answer

export type DeferredRouter = DataRouter & {
  /** Brings the router that changes pages before anybody goes elsewhere. */
  readonly prepare: () => void
}

const UNCHANGED = { deletedFetchers: [], newErrors: null, flushSync: false }

/** Somebody wishes to go on; where that leads only the router that comes can tell. */
const onTheWay = (state: RouterState): RouterState => ({
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

const isElsewhere = ({ state: { location: here } }: DataRouter, { state: { location: there } }: DataRouter): boolean =>
  here.pathname !== there.pathname || here.search !== there.search

/**
 * Shows the page that is drawn, and brings the router that changes pages with the first wish for one. Whatever is asked before
 * waits for it in its order, and the page says that it is on its way; of several wishes to go elsewhere the last counts. Where
 * it does not arrive, links and forms do what they do without script.
 */
export const deferredRouter = ({ drawn, bring, goAsDocument, reload }: Deps): DeferredRouter => {
  let here: DataRouter | undefined
  const waiting: Run<void>[] = []
  const wishes = new Map<string, object>()
  const listeners = new Set<RouterSubscriber>()
  let shownState: RouterState = drawn.state
  const later = (run: Run<void>): void => {
    if (here === undefined) waiting.push(run)
    else run(here)
  }
  const arrived = async (): Promise<DataRouter> => {
    const router = await bring()
    if (here !== undefined) return router
    here = router
    // The address changed while nobody listened to it.
    if (isElsewhere(router, drawn)) reload()
    for (const run of waiting) run(router)
    return router
  }
  const runLater = (name: string, run: Run<Promise<void>>, instead: () => void): Promise<void> => {
    if (here !== undefined) return run(here)
    const mine = {}
    wishes.set(name, mine)
    const isLast = (): boolean => wishes.get(name) === mine
    return arrived().then((router) => (isLast() ? run(router) : undefined), () => { if (isLast()) instead() })
  }
  const show = (state: RouterState): void => {
    shownState = state
    for (const tell of listeners) tell(state, UNCHANGED)
  }
  const wishSeen: typeof runLater = (name, run, instead) => {
    if (here === undefined) show(onTheWay(drawn.state))
    return runLater(name, run, () => {
      show(drawn.state)
      instead()
    })
  }
  const hasMoved = (router: DataRouter): boolean => router.state.location.hash !== drawn.state.location.hash
  return {
    ...drawn,
    get state() { return here === undefined ? shownState : here.state },
    get routes() { return (here ?? drawn).routes },
    get manifest() { return (here ?? drawn).manifest },
    get window() { return (here ?? drawn).window },
    match: (location) => (here ?? drawn).match(location),
    prepare: () => { arrived().catch(() => undefined) },
    subscribe: (tell) => {
      if (here !== undefined) return here.subscribe(tell)
      let stop = (): void => undefined
      listeners.add(tell)
      waiting.push((router) => {
        if (!listeners.delete(tell)) return
        stop = router.subscribe(tell)
        if (hasMoved(router) || shownState !== drawn.state) tell(router.state, UNCHANGED)
      })
      return () => {
        listeners.delete(tell)
        stop()
      }
    },
    enableScrollRestoration: (...positions) => {
      let stop = (): void => undefined
      later((router) => { stop = router.enableScrollRestoration(...positions) })
      return () => { later(() => { stop() }) }
    },
    navigate: (to: To | number | null, options?: RouterNavigateOptions) => wishSeen(
      'page',
      (router) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)),
      () => { goAsDocument(to, options) },
    ),
    fetch: (key, routeId, href, options) => wishSeen(
      `fetcher ${key}`,
      (router) => router.fetch(key, routeId, href, options),
      () => { goAsDocument(href, options) },
    ),
    revalidate: () => runLater('revalidation', (router) => router.revalidate(), () => undefined),
    getFetcher: (key) => {
      later((router) => { router.getFetcher(key) })
      return drawn.getFetcher(key)
    },
    resetFetcher: (...reset) => { later((router) => { router.resetFetcher(...reset) }) },
    deleteFetcher: (key) => { later((router) => { router.deleteFetcher(key) }) },
    deleteBlocker: (key) => { later((router) => { router.deleteBlocker(key) }) },
    getBlocker: (key, blocks) => {
      later((router) => { router.getBlocker(key, blocks) })
      return drawn.getBlocker(key, blocks)
    },
  }
}
