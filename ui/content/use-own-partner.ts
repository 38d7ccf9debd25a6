import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { FindPartner } from '../../application/storefront/delivery/find-partner.ts'
import { useInjected } from '../binding/use-injected.ts'
import { toStudioData, type StudioData } from '../delivery/optician-data.ts'
import { useIdentity } from '../identity/use-identity.ts'

/** The optician of the visitor: a guest, none chosen, or not loaded; `undefined` while loading. */
export type OwnPartner =
  | { readonly _tag: 'Guest' | 'None' | 'Unanswered' }
  | ({ readonly _tag: 'Found' } & Pick<StudioData, 'name' | 'lines'>)

/** Loaded for a customer; an outdated response is ignored. */
export const useOwnPartner = (): OwnPartner | undefined => {
  const find = useInjected(FindPartner)
  const who = useIdentity()?._tag
  const [known, setKnown] = useState<OwnPartner>()
  useEffect(() => {
    if (who !== 'SignedIn') return undefined
    let isOvertaken = false
    void find()().then((found) => {
      if (isOvertaken) return
      if (E.isLeft(found)) setKnown({ _tag: 'Unanswered' })
      else setKnown(found.right === undefined ? { _tag: 'None' } : { _tag: 'Found', ...toStudioData(found.right) })
    })
    return () => { isOvertaken = true }
  }, [find, who])
  return who === 'SignedIn' ? known : { _tag: 'Guest' }
}
