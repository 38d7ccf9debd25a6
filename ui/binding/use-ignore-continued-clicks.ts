import { useEffect } from 'react'

/**
 * Ignores clicks that continue a series from before: someone who clicks a button repeatedly would otherwise click what the next
 * page, or a dialog that opens, shows in the same place. The browser counts the clicks of a series in `detail`.
 */
export const useIgnoreContinuedClicks = (isActive = true): void => {
  useEffect(() => {
    if (!isActive) return undefined
    let hasBegun = false
    const filter = (event: MouseEvent): void => {
      hasBegun ||= event.detail <= 1
      if (hasBegun) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', filter, true)
    return () => { document.removeEventListener('click', filter, true) }
  }, [isActive])
}
