import { useEffect } from 'react'
import { useNavigation } from './use-page.ts'
import { closeMenus, openDetails } from './close-menus.ts'

/**
 * Closes menus when a navigation starts, but not on hydration; those of a wide window also on a click or focus outside, and on Escape,
 * as the browser does others.
 */
export const useClosingMenus = (): void => {
  const { state } = useNavigation()
  // Not when it ends: a menu that was opened meanwhile stays open.
  useEffect(() => { if (state !== 'idle') closeMenus() }, [state])
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      for (const details of openDetails()) if (!details.contains(target as Node)) details.open = false
    }
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      for (const details of openDetails()) {
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
}
