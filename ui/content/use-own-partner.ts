import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { useInjected } from '../binding/use-injected.ts'
import { toStudioData, type StudioData } from '../delivery/optician-data.ts'
import { useIdentity } from '../identity/use-identity.ts'

/** The optician of the visitor: a guest, none chosen, or not loaded; `undefined` while loading. */
export type OwnPartner =
  | { readonly _tag: 'Guest' | 'None' | 'Unanswered' }
  | ({ readonly _tag: 'Found' } & Pick<StudioData, 'name' | 'lines'>)

/** Loaded for a customer; an outdated response is ignored. */
export const useOwnPartner = (): OwnPartner | undefined => {
  const { delivery } = useInjected(Shop)
  const identityTag = useIdentity()?._tag
  const [partner, setPartner] = useState<OwnPartner>()
  useEffect(() => {
    if (identityTag !== 'SignedIn') return undefined
    let isOvertaken = false
    void delivery.getPartner({})().then((result) => {
      if (isOvertaken) return
      if (E.isLeft(result)) setPartner({ _tag: 'Unanswered' })
      else setPartner(result.right === undefined ? { _tag: 'None' } : { _tag: 'Found', ...toStudioData(result.right) })
    })
    return () => { isOvertaken = true }
  }, [delivery, identityTag])
  return identityTag === 'SignedIn' ? partner : { _tag: 'Guest' }
}
