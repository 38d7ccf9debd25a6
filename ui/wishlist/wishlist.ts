import { createContext, use } from 'react'
import { openCell, type OpenCell } from '../../application/cell.ts'
import type { Wishlist } from '../../domain/wishlist/wishlist.ts'
import { useCell } from '../binding/use-cell.ts'

/** What this page knows of the wishlist; `undefined` until the device was asked, long after the page stands. */
export type ShownWishlist = OpenCell<Wishlist | undefined>

export const openWishlist = (): ShownWishlist => openCell<Wishlist | undefined>(undefined)

/** The shell brings it; outside of it nobody knows of any. */
export const WishlistContext = createContext<ShownWishlist>(openWishlist())

export const useWishlist = (): Wishlist | undefined => useCell(use(WishlistContext), undefined)
