import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

/** After going to another page the focus stands on its heading, which says where one is; where there is none, at its start. */
export const useFocusAfterNavigation = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const heading = element.current?.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? element.current)?.focus({ preventScroll: true })
  }, [pathname])
  return element
}
