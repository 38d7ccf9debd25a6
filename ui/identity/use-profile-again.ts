import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { VisitorSession } from '../../application/storefront/arrival/visitor-session.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import { isMarked } from '../binding/page-marks.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Where the profile of whoever is signed in could not be read, it is asked for again with the next page, and with the next connection. */
export const useProfileAgain = (): void => {
  const [identity, beginning, whoIsThere] = [useInjected(CurrentIdentity), useInjected(VisitorSession), useInjected(WhoIsThere)]
  const matches = useMatches()
  useEffect(() => {
    const ask = (): void => {
      const mayAsk = beginning.now().mayAsk === true && !matches.some(isMarked('noFetchInitUserData'))
      if (mayAsk && identity.now() === undefined) void whoIsThere()()
    }
    ask()
    addEventListener('online', ask)
    return () => { removeEventListener('online', ask) }
  }, [matches, identity, beginning, whoIsThere])
}
