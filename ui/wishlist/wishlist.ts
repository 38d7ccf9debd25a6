import { createContext, use } from 'react'
import { createSignal, type WritableSignal } from '../../application/signal.ts'
import type { Wishlist } from '../../domain/wishlist/wishlist.ts'
import { useSignal } from '../binding/use-signal.ts'

/** The wishlist of this page; `undefined` until it is loaded from the device. */
export type ShownWishlist = WritableSignal<Wishlist | undefined>

export const openWishlist = (): ShownWishlist => createSignal<Wishlist | undefined>(undefined)

/** Provided by the shell. */
export const WishlistContext = createContext<ShownWishlist>(openWishlist())

export const useWishlist = (): Wishlist | undefined => useSignal(use(WishlistContext), undefined)
