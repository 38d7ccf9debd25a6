import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

const openDetails = (element: HTMLElement | null): readonly HTMLDetailsElement[] => [
  ...(element?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
]

/**
 * Closes open menus after navigation, on a click or focus outside, and on Escape; on `pagehide` too, since the browser may restore
 * the page.
 */
export const useClosingDetails = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const closeAll = (): void => { for (const details of openDetails(element.current)) details.open = false }
    closeAll()
    window.addEventListener('pagehide', closeAll)
    return () => { window.removeEventListener('pagehide', closeAll) }
  }, [pathname, search])
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      for (const details of openDetails(element.current)) if (!details.contains(target as Node)) details.open = false
    }
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      for (const details of openDetails(element.current)) {
        // A menu opened by hover closes without moving the focus of somebody who types elsewhere.
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
        details.open = false
      }
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])
  return element
}
