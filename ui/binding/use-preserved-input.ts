import { useEffect } from 'react'
import { useLocation, useNavigation } from './use-page.ts'

/**
 * Preserves input in parts marked `data-preserve` for the lifetime of the tab, and restores it when the part is rendered again:
 * after a change of language, back, forward or a reload. Pages without such a part do not load its code.
 */
export const usePreservedInput = (): void => {
  const { key } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle' || document.querySelector('[data-preserve]') === null) return
    import('./preserved-input.ts').then(({ syncPreservedInput: tendTyped }) => { tendTyped() }, () => undefined)
  }, [key, state])
}
