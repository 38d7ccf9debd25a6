import { startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { HydrationContext } from './hydration.ts'

export type WhenEngagedProps = {
  /** Whether the content is needed at once. */
  readonly isAwaited: boolean
  readonly children: ReactNode
}

/**
 * Renders its children as soon as the visitor is engaged or they are awaited; a separate component, so that nothing around it
 * renders again.
 */
export const WhenEngaged = ({ isAwaited, children }: WhenEngagedProps) => {
  const { engagement: stay } = use(HydrationContext)
  const [isShown, show] = useState(false)
  useEffect(() => {
    void stay.then(() => { startTransition(() => { show(true) }) })
  }, [stay])
  if (isAwaited && !isShown) show(true)
  return isShown ? children : null
}
