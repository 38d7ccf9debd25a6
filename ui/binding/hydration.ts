import { createContext } from 'react'
import type { Control } from './typed-controls.ts'

export type Hydration = {
  /** Resolves once the visitor is engaged. */
  readonly engagement: Promise<void>
  /** A part is mounted and not hydrated yet. */
  readonly partStarted: () => void
  readonly partHydrated: () => void
  /** The fields as the server rendered them. */
  readonly controls: readonly Control[]
}

const nothing = (): void => undefined

/** Default for parts rendered without a page: the visitor is engaged, and no part is awaited. */
export const HydrationContext = createContext<Hydration>(
  { engagement: Promise.resolve(), partStarted: nothing, partHydrated: nothing, controls: [] },
)

/**
 * Counts the parts of a page that are hydrated one by one, with the page around them as the first, and calls `onHydrated` once all
 * are.
 */
export const openHydration = (engagement: Promise<void>, controls: readonly Control[], onHydrated: () => void): Hydration => {
  let pending = 1
  return {
    engagement,
    controls,
    partStarted: () => { pending += 1 },
    partHydrated: () => {
      pending -= 1
      if (pending === 0) onHydrated()
    },
  }
}
