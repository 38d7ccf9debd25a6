import { createContext, use } from 'react'
import { createSignal, type WritableSignal } from '../../application/signal.ts'
import type { Wishlist } from '../../domain/wishlist/wishlist.ts'
import { useSignal } from '../binding/use-signal.ts'

/** What this page knows of the wishlist; `undefined` until the device was asked, long after the page stands. */
export type ShownWishlist = WritableSignal<Wishlist | undefined>

export const openWishlist = (): ShownWishlist => createSignal<Wishlist | undefined>(undefined)

/** The shell brings it; outside of it nobody knows of any. */
export const WishlistContext = createContext<ShownWishlist>(openWishlist())

export const useWishlist = (): Wishlist | undefined => useSignal(use(WishlistContext), undefined)
