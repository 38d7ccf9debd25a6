import { Suspense, use, useEffect, type ReactNode } from 'react'
import { HydrationContext } from './hydration.ts'

/** Last child of a boundary: its effect runs once the boundary is hydrated. */
const Hydrated = (): null => {
  const { partHydrated } = use(HydrationContext)
  useEffect(partHydrated, [partHydrated])
  return null
}

/** The page around the boundaries. It adds no sibling: the generated ids within would differ from those of the server. */
export const HydratedPage = ({ children }: { readonly children: ReactNode }) => {
  const { pageHydrated } = use(HydrationContext)
  useEffect(pageHydrated, [pageHydrated])
  return children
}

/**
 * A part of the page that is hydrated as a separate task, or at once when it is used: between the parts a slow phone can
 * respond. Fields that may be filled in before hydration must not be inside one.
 */
export const HydrationBoundary = ({ children }: { readonly children: ReactNode }) => {
  const { partStarted } = use(HydrationContext)
  useEffect(partStarted, [partStarted])
  return <Suspense>{children}<Hydrated /></Suspense>
}
