import type { DataRouter } from 'react-router'

/** A browser may show a page again as it was left; one whose address was changed in leaving is asked for anew. */
export const reloadRestoredPage = (router: Pick<DataRouter, 'state'>): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.location.pathname !== window.location.pathname) window.location.reload()
  })
}
