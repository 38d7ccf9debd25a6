type Away = {
  /** What it remembered when the page woke: it may be left and shown again before this is there. */
  readonly woken: string
  /** What this device remembers of who is there and of what they allowed. */
  readonly remembered: () => string
  /** Asks again for what the pages in between may have changed. */
  readonly readAgain: () => void
}

/** A browser that tells of it has shown a page since it began to, and nothing else: whoever signs out just now is on the way. */
const wasAlwaysShown = (): boolean => performance.getEntriesByType('visibility-state').length === 1

/**
 * A browser may show a page again as it was left. One to which somebody else comes back, or who allowed otherwise meanwhile, is read
 * anew; any other asks for the cart again, since lenses are put into it on the page after a list.
 */
export const whenRestored = ({ woken, remembered, readAgain }: Away): void => {
  let leftAt = woken
  if (remembered() !== leftAt && !wasAlwaysShown()) window.location.reload()
  window.addEventListener('pagehide', () => { leftAt = remembered() })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (remembered() === leftAt) readAgain()
    else window.location.reload()
  })
}
