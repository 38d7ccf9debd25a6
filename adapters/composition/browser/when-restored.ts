type Away = {
  /** What this device remembers of who is there and of what they allowed. */
  readonly remembered: () => string
  /** Asks again for what the pages in between may have changed. */
  readonly readAgain: () => void
}

/**
 * A browser may show a page again as it was left. One to which somebody else comes back, or who allowed otherwise meanwhile, is read
 * anew; any other asks for the cart again, since lenses are put into it on the page after a list.
 */
export const whenRestored = ({ remembered, readAgain }: Away): void => {
  let left = remembered()
  window.addEventListener('pagehide', () => { left = remembered() })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (remembered() === left) readAgain()
    else window.location.reload()
  })
}
