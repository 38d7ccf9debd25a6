import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Moves the focus to an element as soon as it is there. */
export const useFocusOnMount = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  useEffect(() => {
    element.current?.focus()
  }, [])
  return element
}
