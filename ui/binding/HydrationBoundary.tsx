import { Suspense, use, useEffect, type ReactNode } from 'react'
import { WakingContext } from './waking.ts'

/** Stands at the end of what wakes, and tells that it did. */
export const Woken = () => {
  const { woke } = use(WakingContext)
  useEffect(woke, [woke])
  return null
}

/**
 * A part of the page that wakes in a moment of its own, or at once where it is touched: a slow phone answers its shopper between
 * the parts. Fields that may be filled in before do not stand in one.
 */
export const HydrationBoundary = ({ children }: { readonly children: ReactNode }) => {
  const { began } = use(WakingContext)
  useEffect(began, [began])
  return <Suspense>{children}<Woken /></Suspense>
}
