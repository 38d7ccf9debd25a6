import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const never = () => () => {}

type FocusedOnMount<Element> = { readonly ref: RefObject<Element | null>; readonly tabIndex: -1; readonly autoFocus: true }

/**
 * The props of an element that takes the focus as soon as it is there; not away from a field that is typed into while the page wakes up.
 * In a document that the server sent the browser itself focuses it and scrolls to it, so that it is seen before script has come.
 */
export const useFocusOnMount = <Element extends HTMLElement>(): FocusedOnMount<Element> => {
  const ref = useRef<Element>(null)
  const isWaking = useRef(useSyncExternalStore(never, () => false, () => true))
  useEffect(() => {
    if (!isWaking.current || document.activeElement?.matches('input, select, textarea') !== true) ref.current?.focus()
  }, [])
  return { ref, tabIndex: -1, autoFocus: true }
}
