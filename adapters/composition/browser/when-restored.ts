type Deps = {
  /** The snapshot at hydration: the page may be left and restored before this code has loaded. */
  readonly initial: string
  /** What this device has stored about identity and consent. */
  readonly remembered: () => string
  /** Reloads what the pages in between may have changed. */
  readonly readAgain: () => void
}

/** A browser that reports visibility and has one entry has shown this page all the time: a sign-in or sign-out is under way. */
const wasAlwaysVisible = (): boolean => performance.getEntriesByType('visibility-state').length === 1

/**
 * A browser may restore a page as it was left (back/forward cache). If identity or consent changed meanwhile, the page is reloaded;
 * otherwise only the cart is read again, since products are added on later pages.
 */
export const whenRestored = ({ initial, remembered, readAgain }: Deps): void => {
  let stored = initial
  if (remembered() !== stored && !wasAlwaysVisible()) window.location.reload()
  window.addEventListener('pagehide', () => { stored = remembered() })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (remembered() === stored) readAgain()
    else window.location.reload()
  })
}
