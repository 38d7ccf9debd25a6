/** A matched route of a page: what its loader returned, and what its handle says about the page. */
export type PageMatch = {
  readonly id: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly handle?: unknown
  readonly loaderData?: unknown
}

/** What a page shows: the data of its routes, the reply to a form, and the error that takes its place. */
export type PageContent = {
  /** Outermost first. */
  readonly matches: readonly PageMatch[]
  readonly actionData?: unknown
  readonly error?: PageFault
}

/** `isWhole`: the frame of the page failed too. */
export type PageFault = { readonly value: unknown; readonly isWhole: boolean }

export type PageLocation = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What the previous page handed over; known after hydration. */
  readonly state: unknown
  /** Another one after each navigation within the page. */
  readonly key: string
}

/** What the page waits for. */
export type PageNavigation = {
  readonly state: 'idle' | 'loading' | 'submitting'
  readonly location?: PageLocation
  readonly formMethod?: 'GET' | 'POST'
  readonly formAction?: string
  readonly formData?: URLSearchParams
}

export type PageState = {
  readonly content: PageContent
  readonly location: PageLocation
  readonly navigation: PageNavigation
}

/**
 * A request for the data of a page; `to` is path and query. With `form` it submits a form; `reply` asks for the action's reply only.
 * `isAside`: it changes nothing, so what it says about the visitor may be older than what is known.
 */
export type PageRequest = {
  readonly to: string
  readonly form?: URLSearchParams
  readonly wants: 'page' | 'reply'
  readonly isAside?: true
}

/** Names the page that the browser's back button leads to after a redirect to another site. */
export const RETURN_HEADER = 'x-return-path'

/**
 * `isDocument`: the target is not a page of the shop, or needs a full page navigation. `returnPath`: where the browser's back button leads
 * from there.
 */
export type PageRedirect = {
  readonly _tag: 'Redirect'
  readonly to: string
  readonly isReplacing: boolean
  readonly isDocument: boolean
  readonly returnPath?: string
}

export type PageAnswer =
  | PageRedirect
  | { readonly _tag: 'Content'; readonly content: PageContent }
  | { readonly _tag: 'Reply'; readonly data: unknown }
  /** No answer, or none of the shop. */
  | { readonly _tag: 'Failed' }

/** How an entry of the history comes about; `pop`: the browser moved to one that exists. */
export type Step = 'push' | 'replace' | 'pop'

/** The address bar and the history of a browser. */
export type PageAddress = {
  readonly current: () => URL
  readonly write: (url: URL, step: Step) => void
  /** After a step: to the top, to where the entry was left, or not at all. */
  readonly scroll: (step: Step) => void
  readonly go: (steps: number) => void
  readonly reload: () => void
  /** What the previous page handed over. */
  readonly handed: () => unknown
  /** `moved`: to another entry of this page; `shownAgain`: the browser had kept the page. Returns how to stop. */
  readonly listen: (on: { readonly moved: () => void; readonly shownAgain: () => void }) => () => void
}

/** What a page needs from outside: its data, other pages, and its address. */
export type PageHost = {
  readonly ask: (request: PageRequest) => Promise<PageAnswer>
  /** Leaves the page by a full page navigation. */
  readonly open: (url: URL, options: { readonly isReplacing: boolean; readonly state?: unknown }) => void
  /** Without a connection no other page can be opened. */
  readonly isOnline: () => boolean
  readonly address: PageAddress
}
