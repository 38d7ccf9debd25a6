import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Keeps what was typed into parts marked `data-keeps` for as long as the tab lives, and puts it back where the part is drawn again:
 * after another language, back, forward, or when the page was read anew. Pages without such a part do without its code.
 */
export const usePreservedInput = (): void => {
  const { key } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle' || document.querySelector('[data-keeps]') === null) return
    import('./kept-input.ts').then(({ tendTyped }) => { tendTyped() }, () => undefined)
  }, [key, state])
}
