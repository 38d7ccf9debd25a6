import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { whenStayed } from './when-stayed.ts'

export type WhenStayedProps = {
  /** Something waits for it: it comes at once. */
  readonly isAwaited: boolean
  readonly children: ReactNode
}

/** What is shown from the moment on in which its visitor stays, or it is awaited; a part of its own, so that nothing around it is drawn again. */
export const WhenStayed = ({ isAwaited, children }: WhenStayedProps) => {
  const [isShown, show] = useState(false)
  useEffect(() => {
    void whenStayed().then(() => { startTransition(() => { show(true) }) })
  }, [])
  if (isAwaited && !isShown) show(true)
  return isShown ? children : null
}
