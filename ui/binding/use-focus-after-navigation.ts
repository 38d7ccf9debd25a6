import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

/** After going to another page the focus stands at its start, as after a full load. */
export const useFocusAfterNavigation = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    element.current?.focus({ preventScroll: true })
  }, [pathname])
  return element
}
