import { useEffect } from 'react'

/**
 * Whoever presses a button many times presses on while the next page comes, or what opens over this one, and would press what stands
 * there at the same place. A row of presses that began before it was there ends without effect; the browser counts the presses of a
 * row in `detail`.
 */
export const useOwnPresses = (isThere = true): void => {
  useEffect(() => {
    if (!isThere) return undefined
    let hasBegun = false
    const hear = (event: MouseEvent): void => {
      hasBegun ||= event.detail <= 1
      if (hasBegun) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', hear, true)
    return () => { document.removeEventListener('click', hear, true) }
  }, [isThere])
}
