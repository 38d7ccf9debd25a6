import * as E from '../../../domain/either.ts'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { withWishlistChange, type WishlistChange, type Wishlist } from '../../../domain/wishlist/wishlist.ts'
import { token } from '../../token.ts'
import type { WishlistKeeper } from './wishlist-keeper.port.ts'

/** Adds a product to the wishlist or removes it, and returns the whole list: another page of this device may have changed it, too. */
export type ChangeWishlist = (change: WishlistChange) => TaskEither<Failure, Wishlist>
export const ChangeWishlist = token<ChangeWishlist>('ChangeWishlist')

export const makeChangeWishlist = ({ wishes }: { readonly wishes: WishlistKeeper }): ChangeWishlist =>
  (change) => () => {
    const changed = withWishlistChange(wishes.read(), change)
    wishes.store(changed)
    return Promise.resolve(E.right(changed))
  }
