import type {
  PageAnswer, PageContent, PageHost, PageLocation, PageNavigation, PageRedirect, PageRequest, PageState, Step,
} from './page-content.ts'

/** Options of a navigation within the page. */
export type NavigationOptions = {
  readonly replace?: boolean | undefined
  readonly state?: unknown
  readonly preventScrollReset?: boolean | undefined
}

export type SubmitOptions = NavigationOptions & { readonly method?: string | undefined; readonly action?: string | undefined }

export type Place = string | number | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

export type OpenPage = {
  readonly state: () => PageState
  readonly subscribe: (notify: (state: PageState) => void) => () => void
  /** Navigates within the page if only the query differs, otherwise to another page. A number of steps moves in the history. */
  readonly navigate: (to: Place, options?: NavigationOptions) => Promise<void>
  /** Changes the address in the history; the page stays as it is. */
  readonly replaceAddress: (to: string) => void
  readonly submit: (fields: URLSearchParams, options?: SubmitOptions) => Promise<void>
  /** Loads the data of the page again. */
  readonly revalidate: () => Promise<void>
  /** Submits a form beside the page, for its reply. */
  readonly ask: (request: PageRequest) => Promise<PageAnswer>
  /** Reports that the shop did not answer. */
  readonly fail: () => void
  /** Called when the shop does not answer a form or a navigation; returns how to remove it. */
  readonly whenFailed: (notify: () => void) => () => void
  readonly follow: (redirect: PageRedirect) => Promise<void>
  /** Whether the page follows a link to this address: another state of itself, or any page while there is no connection. */
  readonly follows: (href: string) => boolean
  /** Follows the browser's history; returns how to stop. */
  readonly listen: () => () => void
}

const IDLE: PageNavigation = { state: 'idle' }

const pathOf = ({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string => pathname + search

/** The data around a page is sent with the document only. */
const withFrame = (before: PageContent, { matches, ...content }: PageContent): PageContent => ({
  ...content,
  matches: matches.map((match) => (
    match.loaderData === undefined ? before.matches.find(({ id }) => id === match.id) ?? match : match
  )),
})

/**
 * A page of the shop in a browser: what it shows, and how it navigates. A navigation that changes only the query asks for the page's
 * data; any other one opens a document. Of several navigations the last one counts.
 */
export const openPage = (content: PageContent, { ask, open, isOnline, address }: PageHost): OpenPage => {
  const locationOf = ({ pathname, search, hash }: URL, key: string, handed?: unknown): PageLocation =>
    ({ pathname, search, hash, state: handed, key })
  let state: PageState = { content, location: locationOf(address.current(), 'first'), navigation: IDLE }
  let latest = 0
  /** The address is that of another page, which the back button leads to. */
  let isLeft = false
  const listeners = new Set<(state: PageState) => void>()
  const failures = new Set<() => void>()
  const show = (change: Partial<PageState>): void => {
    state = { ...state, ...change }
    for (const notify of listeners) notify(state)
  }
  const fail = (): void => {
    show({ navigation: IDLE })
    for (const notify of failures) notify()
  }
  const urlOf = (to: Exclude<Place, number>): URL => {
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? { pathname: to } : to
    return new URL((pathname ?? state.location.pathname) + search + hash, address.current())
  }
  const isOwn = ({ origin, pathname }: URL): boolean => origin === address.current().origin && pathname === state.location.pathname
  const leave = (url: URL, { replace: isReplacing = false, state: handed }: NavigationOptions): void => {
    if (!isOnline()) return fail()
    show({ navigation: { ...state.navigation, state: 'loading', location: locationOf(url, String(latest), handed) } })
    open(url, { isReplacing, state: handed })
  }
  const next = (): (() => boolean) => {
    latest += 1
    const own = latest
    return () => own === latest
  }
  const load = async (url: URL, step: Step, { preventScrollReset = false, state: handed }: NavigationOptions): Promise<void> => {
    const isLatest = next()
    const location = locationOf(url, String(latest), handed)
    show({ navigation: { ...state.navigation, state: 'loading', location } })
    const answer = await ask({ to: pathOf(location), wants: 'page' })
    if (!isLatest()) return
    if (answer._tag === 'Redirect') return follow(answer)
    if (answer._tag !== 'Content') return fail()
    address.write(url, step)
    show({ content: withFrame(state.content, answer.content), location, navigation: IDLE })
    address.scroll(preventScrollReset ? 'replace' : step)
  }
  const navigate: OpenPage['navigate'] = async (to, options = {}) => {
    if (typeof to === 'number') {
      address.go(to)
      return
    }
    const url = urlOf(to)
    if (!isOwn(url)) return leave(url, options)
    const step = options.replace ?? url.href === address.current().href ? 'replace' : 'push'
    if (url.search !== state.location.search || url.hash === state.location.hash) return load(url, step, options)
    address.write(url, step)
    show({ location: locationOf(url, state.location.key, options.state) })
  }
  const follow: OpenPage['follow'] = async ({ to, isReplacing, isDocument, returnPath }) => {
    const url = urlOf(to)
    if (returnPath !== undefined) {
      address.write(urlOf(returnPath), 'replace')
      address.scroll('push')
      isLeft = true
    }
    if (isDocument || !isOwn(url)) leave(url, { replace: isReplacing })
    else await load(url, isReplacing || pathOf(url) === pathOf(state.location) ? 'replace' : 'push', {})
  }
  const submit: OpenPage['submit'] = async (fields, { method = 'get', action, ...options } = {}) => {
    const url = urlOf(action ?? pathOf(state.location))
    if (method.toLowerCase() === 'get') {
      url.search = fields.toString()
      return navigate(url.href, options)
    }
    // A form that is pressed again meanwhile is sent once.
    if (state.navigation.state === 'submitting') return
    const isLatest = next()
    const location = locationOf(url, String(latest))
    show({ navigation: { state: 'submitting', location, formMethod: 'POST', formAction: pathOf(url), formData: fields } })
    const answer = await ask({ to: pathOf(url), form: fields, wants: 'page' })
    if (!isLatest()) return
    if (answer._tag === 'Redirect') return follow(answer.to.includes('#') ? answer : { ...answer, to: answer.to + url.hash })
    if (answer._tag !== 'Content') return fail()
    show({ content: withFrame(state.content, answer.content), location: { ...state.location, key: location.key }, navigation: IDLE })
  }
  return {
    state: () => state,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => { listeners.delete(notify) }
    },
    fail,
    whenFailed: (notify) => {
      failures.add(notify)
      return () => { failures.delete(notify) }
    },
    navigate,
    replaceAddress: (to) => {
      const url = urlOf(to)
      address.write(url, 'replace')
      show({ location: locationOf(url, state.location.key) })
    },
    submit,
    revalidate: async () => {
      const own = latest
      const answer = await ask({ to: pathOf(state.location), wants: 'page' })
      if (own !== latest) return
      if (answer._tag === 'Redirect') return follow(answer)
      if (answer._tag !== 'Content') return
      const { actionData } = state.content
      show({ content: { ...withFrame(state.content, answer.content), ...(actionData === undefined ? {} : { actionData }) } })
    },
    ask,
    follow,
    follows: (href) => isOwn(urlOf(href)) || !isOnline(),
    listen: () => {
      const handed = address.handed()
      if (handed !== undefined) show({ location: { ...state.location, state: handed } })
      return address.listen({
        moved: () => {
          const url = address.current()
          if (url.search === state.location.search) show({ location: locationOf(url, state.location.key) })
          else void load(url, 'pop', {})
        },
        shownAgain: () => {
          if (isLeft) address.reload()
          else show({ navigation: IDLE })
        },
      })
    },
  }
}
