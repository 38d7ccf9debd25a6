import { startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { WakingContext } from './waking.ts'

export type WhenStayedProps = {
  /** Something waits for it: it comes at once. */
  readonly isAwaited: boolean
  readonly children: ReactNode
}

/** What is shown from when its visitor stays or it is awaited; a part of its own, so that nothing around it is drawn again. */
export const WhenStayed = ({ isAwaited, children }: WhenStayedProps) => {
  const { stay } = use(WakingContext)
  const [isShown, show] = useState(false)
  useEffect(() => {
    void stay.then(() => { startTransition(() => { show(true) }) })
  }, [stay])
  if (isAwaited && !isShown) show(true)
  return isShown ? children : null
}
