import type { ReactNode } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Renders its children only after hydration; a separate component, so that nothing around it renders again. */
export const WhenHydrated = ({ children }: { readonly children: ReactNode }) => (useIsHydrated() ? children : null)
