import { redirectDocument } from 'react-router'

/**
 * Redirects to another site. The browser's back button then leads to `returnPath`, since the page that was left may no longer
 * exist; a page restored from the back/forward cache is reloaded. `returnPath` opens at its top. On the server there is no history
 * to change.
 */
export const redirectAway = (url: string, returnPath: string): Response => {
  if (typeof window !== 'undefined') {
    window.history.replaceState(window.history.state, '', returnPath)
    window.scrollTo(0, 0)
    window.addEventListener('pageshow', ({ persisted }) => { if (persisted) window.location.reload() })
  }
  return redirectDocument(url)
}
