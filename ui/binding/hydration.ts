import { createContext } from 'react'
import type { Control } from './typed-controls.ts'

/** A part that is the same for everybody who sees it with these properties. */
export type SharedPart = { readonly Part: object; readonly props: object }

export type Hydration = {
  /** The page around the parts is hydrated, with all its fields. */
  readonly pageHydrated: () => void
  /** A part is mounted and not hydrated yet. */
  readonly partStarted: () => void
  readonly partHydrated: () => void
  /**
   * The HTML of a part that only the server renders, if it need not be rendered: empty in the browser, where the page has it already;
   * on the server that of an earlier page.
   */
  readonly partHtml: (id: string, shared: SharedPart | undefined) => string | undefined
  /** Shared parts are rendered for every page; whoever renders the page fills in its addresses. */
  readonly sharesParts: boolean
  /** The fields as the server rendered them. */
  readonly controls: readonly Control[]
}

const nothing = (): undefined => undefined

/** Without a page, and on the server: no part is awaited. */
export const NO_HYDRATION: Hydration =
  { pageHydrated: nothing, partStarted: nothing, partHydrated: nothing, partHtml: nothing, sharesParts: false, controls: [] }

export const HydrationContext = createContext(NO_HYDRATION)

type Moments = {
  /** The page around the parts is hydrated. */
  readonly onPage: () => void
  /** All of it is. */
  readonly onAll: () => void
}

/** Counts the parts of a page that are hydrated one by one, with the page around them as the first. */
export const openHydration = (controls: readonly Control[], { onPage, onAll }: Moments): Hydration => {
  let pending = 1
  const partHydrated = (): void => {
    pending -= 1
    if (pending === 0) onAll()
  }
  return {
    controls,
    sharesParts: false,
    partHtml: (id) => (document.getElementById(id) === null ? undefined : ''),
    pageHydrated: () => {
      onPage()
      partHydrated()
    },
    partStarted: () => { pending += 1 },
    partHydrated,
  }
}
