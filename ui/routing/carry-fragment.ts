import type { DataRouter, Location } from 'react-router'

const isRedirected = ({ state }: Location): boolean =>
  (state as { readonly _isRedirect?: boolean } | null)?._isRedirect === true

/**
 * Keeps the fragment of an address across redirects, as browsers do and the router does not: a reorder redirected to any step of the
 * checkout stays a reorder (decision A26). Returns a function that stops it.
 */
export const carryFragment = (router: Pick<DataRouter, 'subscribe' | 'navigate'>): (() => void) => {
  let requestedHash = ''
  return router.subscribe(({ location, navigation }) => {
    if (navigation.location !== undefined) {
      const { hash } = navigation.location
      if (hash !== '' || !isRedirected(navigation.location)) requestedHash = hash
      return
    }
    const carried = requestedHash
    requestedHash = ''
    if (carried === '' || location.hash !== '' || !isRedirected(location)) return
    // The router is still finishing the redirect: a navigation now would not change the address.
    queueMicrotask(() => {
      const to = { pathname: location.pathname, search: location.search, hash: carried }
      void router.navigate(to, { replace: true })
    })
  })
}
