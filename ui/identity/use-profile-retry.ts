import { useEffect } from 'react'
import { useMatches } from '../binding/use-page.ts'
import { VisitorSession } from '../../application/storefront/arrival/visitor-session.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import { isMarked } from '../binding/page-marks.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Loads the profile again, if it failed, with the next page and when the connection is back. */
export const useProfileAgain = (): void => {
  const [identity, beginning, loadIdentity] = [useInjected(CurrentIdentity), useInjected(VisitorSession), useInjected(LoadIdentity)]
  const matches = useMatches()
  useEffect(() => {
    const load = (): void => {
      const mayRequestSignIn = beginning.now().mayRequestSignIn === true && !matches.some(isMarked('noFetchInitUserData'))
      if (mayRequestSignIn && identity.now() === undefined) void loadIdentity()()
    }
    load()
    addEventListener('online', load)
    return () => { removeEventListener('online', load) }
  }, [matches, identity, beginning, loadIdentity])
}
