import { Suspense, type ReactNode } from 'react'

/**
 * A part of the page that wakes in a moment of its own, or at once where it is touched: a slow phone answers its shopper between
 * the parts. Fields that may be filled in before do not stand in one.
 */
export const WokenApart = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>
