import * as E from 'fp-ts/lib/Either.js'
import { use, useEffect } from 'react'
import { LoadWishlist } from '../../application/storefront/wishlist/load-wishlist.ts'
import { WakingContext } from '../binding/waking.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { WishlistContext } from '../wishlist/wishlist.ts'

const NEWS = ['storage', 'pageshow'] as const

/**
 * Asks the device for its wishlist: once its visitor stays, when another page of the shop changed it, when the browser shows a page
 * again as it was left, and when somebody else is there, since signing out empties what the device keeps.
 */
export const KeptWishlist = (): null => {
  const load = useInjected(LoadWishlist)
  const { put } = use(WishlistContext)
  const { stay } = use(WakingContext)
  const who = useIdentity()?._tag
  useEffect(() => {
    const read = (): void => { void load()().then((kept) => { if (E.isRight(kept)) put(kept.right) }) }
    const left = new AbortController()
    void stay.then(() => {
      if (left.signal.aborted) return
      read()
      for (const news of NEWS) window.addEventListener(news, read, { signal: left.signal })
    })
    return () => { left.abort() }
  }, [load, put, who, stay])
  return null
}
