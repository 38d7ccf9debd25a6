import type { RouterProvider } from 'react-router/dom'
import type { ComponentProps } from 'react'

type Router = ComponentProps<typeof RouterProvider>['router']

/** A browser may show a page again as it was left; one whose address was changed in leaving is asked for anew. */
export const wakePage = (router: Pick<Router, 'state'>): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.location.pathname !== window.location.pathname) window.location.reload()
  })
}
