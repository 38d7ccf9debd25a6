import * as E from 'fp-ts/lib/Either.js'
import { use, useEffect } from 'react'
import { LoadWishlist } from '../../application/storefront/wishlist/load-wishlist.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { WishlistContext } from '../wishlist/wishlist.ts'

/**
 * Asks the device for its wishlist: once the page rests, when another page of the shop changed it, and when somebody else is there,
 * since signing out empties what the device keeps.
 */
export const KeptWishlist = (): null => {
  const load = useInjected(LoadWishlist)
  const { put } = use(WishlistContext)
  const who = useIdentity()?._tag
  useEffect(() => {
    const read = (): void => { void load()().then((kept) => { if (E.isRight(kept)) put(kept.right) }) }
    read()
    window.addEventListener('storage', read)
    return () => { window.removeEventListener('storage', read) }
  }, [load, put, who])
  return null
}
