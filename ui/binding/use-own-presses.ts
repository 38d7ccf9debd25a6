import { useEffect } from 'react'

/**
 * Whoever presses a button many times presses on while the next page comes, and would press what stands there at the same place. A
 * row of presses that began before this page was there ends without effect; the browser counts the presses of a row in `detail`.
 */
export const useOwnPresses = (): void => {
  useEffect(() => {
    let hasBegun = false
    const hear = (event: MouseEvent): void => {
      hasBegun ||= event.detail <= 1
      if (hasBegun) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', hear, true)
    return () => { document.removeEventListener('click', hear, true) }
  }, [])
}
