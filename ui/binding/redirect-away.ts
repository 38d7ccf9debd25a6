import { redirectDocument } from 'react-router'

/**
 * Leaves the shop for another one's page. Whoever comes back with the browser's own button finds `wayBack`, since the
 * page they left may be there no more; a browser that shows that one again as it was left asks for the address anew. On the server there
 * is no history to change. `wayBack` begins at its top, not where the button was.
 */
export const redirectAway = (away: string, wayBack: string): Response => {
  if (typeof window !== 'undefined') {
    window.history.replaceState(window.history.state, '', wayBack)
    window.scrollTo(0, 0)
    window.addEventListener('pageshow', ({ persisted }) => { if (persisted) window.location.reload() })
  }
  return redirectDocument(away)
}
