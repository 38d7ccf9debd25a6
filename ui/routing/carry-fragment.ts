import type { DataRouter, Location } from 'react-router'

const isRedirected = ({ state }: Location): boolean =>
  (state as { readonly _isRedirect?: boolean } | null)?._isRedirect === true

/**
 * Carries the fragment of an address through redirects, as browsers do by themselves and the router does not: a reorder
 * stays one whichever step of the checkout it is led to (decision A26). Answers how to stop it.
 */
export const carryFragment = (router: Pick<DataRouter, 'subscribe' | 'navigate'>): (() => void) => {
  let asked = ''
  return router.subscribe(({ location, navigation }) => {
    if (navigation.location !== undefined) {
      const { hash } = navigation.location
      if (hash !== '' || !isRedirected(navigation.location)) asked = hash
      return
    }
    const carried = asked
    asked = ''
    if (carried === '' || location.hash !== '' || !isRedirected(location)) return
    // The router is still finishing the redirect: what is asked of it now would not be written into the address.
    queueMicrotask(() => {
      const to = { pathname: location.pathname, search: location.search, hash: carried }
      void router.navigate(to, { replace: true })
    })
  })
}
