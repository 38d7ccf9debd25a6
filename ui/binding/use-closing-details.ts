import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

const openOnes = (element: HTMLElement | null): readonly HTMLDetailsElement[] => [
  ...(element?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
]

/**
 * Closes folded-out menus when one goes elsewhere: to another page, outside of them, or away with Escape. A page that is left as a
 * document may be shown again as it was left.
 */
export const useClosingDetails = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const closeAll = (): void => { for (const details of openOnes(element.current)) details.open = false }
    closeAll()
    window.addEventListener('pagehide', closeAll)
    return () => { window.removeEventListener('pagehide', closeAll) }
  }, [pathname, search])
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      for (const details of openOnes(element.current)) if (!details.contains(target as Node)) details.open = false
    }
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      for (const details of openOnes(element.current)) {
        // A menu under the mouse is closed without a word to whoever types elsewhere.
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
