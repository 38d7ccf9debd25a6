import { createContext } from 'react'
import type { Control } from './typed-controls.ts'

export type Hydration = {
  /** The page around the parts is hydrated, with all its fields. */
  readonly pageHydrated: () => void
  /** A part is mounted and not hydrated yet. */
  readonly partStarted: () => void
  readonly partHydrated: () => void
  /** Whether the page has the element of a part that only the server renders. */
  readonly hasPart: (id: string) => boolean
  /** The fields as the server rendered them. */
  readonly controls: readonly Control[]
}

const nothing = (): void => undefined

/** Default for parts rendered without a page: no part is awaited. */
export const HydrationContext = createContext<Hydration>(
  { pageHydrated: nothing, partStarted: nothing, partHydrated: nothing, hasPart: () => false, controls: [] },
)

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
    hasPart: (id) => document.getElementById(id) !== null,
    pageHydrated: () => {
      onPage()
      partHydrated()
    },
    partStarted: () => { pending += 1 },
    partHydrated,
  }
}
