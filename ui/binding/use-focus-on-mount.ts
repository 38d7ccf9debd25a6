import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const never = () => () => {}

/** Moves the focus to an element as soon as it is there; not away from a field that is typed into while the page wakes up. */
export const useFocusOnMount = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  const isWaking = useRef(useSyncExternalStore(never, () => false, () => true))
  useEffect(() => {
    if (!isWaking.current || document.activeElement?.matches('input, select, textarea') !== true) element.current?.focus()
  }, [])
  return element
}
