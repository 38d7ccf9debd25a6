import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * After navigation the focus moves to the heading of the page, so that it is announced; without a heading, to the start of the
 * content.
 */
export const useFocusAfterNavigation = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const heading = element.current?.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? element.current)?.focus({ preventScroll: true })
  }, [pathname])
  return element
}
