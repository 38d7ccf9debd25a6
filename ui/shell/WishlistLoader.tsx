import * as E from '../../domain/either.ts'
import { use, useEffect } from 'react'
import { LoadWishlist } from '../../application/storefront/wishlist/load-wishlist.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { WishlistContext } from '../wishlist/wishlist.ts'

const CHANGE_EVENTS = ['storage', 'pageshow'] as const

/**
 * Loads the wishlist from the device: at once, when another page of the shop changed it, when the browser
 * restores a page, and when the identity changes, since signing out clears the device.
 */
export const WishlistLoader = (): null => {
  const load = useInjected(LoadWishlist)
  const { set } = use(WishlistContext)
  const identityTag = useIdentity()?._tag
  useEffect(() => {
    const read = (): void => { void load()().then((stored) => { if (E.isRight(stored)) set(stored.right) }) }
    const unmounted = new AbortController()
    read()
    for (const event of CHANGE_EVENTS) window.addEventListener(event, read, { signal: unmounted.signal })
    return () => { unmounted.abort() }
  }, [load, set, identityTag])
  return null
}
