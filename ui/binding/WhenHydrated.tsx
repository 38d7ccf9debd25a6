import type { ReactNode } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/** What is shown only once the page is awake; a part of its own, so that nothing around it is drawn again for that. */
export const WhenHydrated = ({ children }: { readonly children: ReactNode }) => (useIsHydrated() ? children : null)
