import { createContext } from 'react'
import type { Control } from './typed-controls.ts'

export type Hydration = {
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
  { partStarted: nothing, partHydrated: nothing, hasPart: () => false, controls: [] },
)

/**
 * Counts the parts of a page that are hydrated one by one, with the page around them as the first, and calls `onHydrated` once all
 * are.
 */
export const openHydration = (controls: readonly Control[], onHydrated: () => void): Hydration => {
  let pending = 1
  return {
    controls,
    hasPart: (id) => document.getElementById(id) !== null,
    partStarted: () => { pending += 1 },
    partHydrated: () => {
      pending -= 1
      if (pending === 0) onHydrated()
    },
  }
}
