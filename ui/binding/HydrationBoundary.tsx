import { Suspense, use, useEffect, type ReactNode } from 'react'
import { HydrationContext } from './hydration.ts'

/** Last child of a boundary: its effect runs once the boundary is hydrated. */
export const Hydrated = () => {
  const { partHydrated: woke } = use(HydrationContext)
  useEffect(woke, [woke])
  return null
}

/**
 * A part of the page that is hydrated as a separate task, or at once when it is used: between the parts a slow phone can
 * respond. Fields that may be filled in before hydration must not be inside one.
 */
export const HydrationBoundary = ({ children }: { readonly children: ReactNode }) => {
  const { partStarted: began } = use(HydrationContext)
  useEffect(began, [began])
  return <Suspense>{children}<Hydrated /></Suspense>
}
