import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const neverChanges = () => () => {}

type FocusedOnMount<Element> = { readonly ref: RefObject<Element | null>; readonly tabIndex: -1; readonly autoFocus: true }

/**
 * The props of an element that takes the focus when it is mounted, but not from a field that is used during hydration. In a
 * document from the server the browser focuses it and scrolls to it before script is loaded.
 */
export const useFocusOnMount = <Element extends HTMLElement>(): FocusedOnMount<Element> => {
  const ref = useRef<Element>(null)
  const isHydrating = useRef(useSyncExternalStore(neverChanges, () => false, () => true))
  useEffect(() => {
    if (!isHydrating.current || document.activeElement?.matches('input, select, textarea') !== true) ref.current?.focus()
  }, [])
  return { ref, tabIndex: -1, autoFocus: true }
}
