import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { VisitorSession } from '../../application/storefront/arrival/visitor-session.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import { isMarked } from '../binding/page-marks.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Loads the profile again, if it failed, with the next page and when the connection is back. */
export const useProfileAgain = (): void => {
  const [identity, beginning, whoIsThere] = [useInjected(CurrentIdentity), useInjected(VisitorSession), useInjected(WhoIsThere)]
  const matches = useMatches()
  useEffect(() => {
    const load = (): void => {
      const mayAsk = beginning.now().mayAsk === true && !matches.some(isMarked('noFetchInitUserData'))
      if (mayAsk && identity.now() === undefined) void whoIsThere()()
    }
    load()
    addEventListener('online', load)
    return () => { removeEventListener('online', load) }
  }, [matches, identity, beginning, whoIsThere])
}
