import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { withWishlistChange, type WishlistChange, type Wishlist } from '../../../domain/wishlist/wishlist.ts'
import { token } from '../../token.ts'
import type { WishlistKeeper } from './wishlist-keeper.port.ts'

/** Takes a product into the wishlist or out of it, and answers the whole: another page of this device may have changed it, too. */
export type ChangeWishlist = (wish: WishlistChange) => TaskEither<Failure, Wishlist>
export const ChangeWishlist = token<ChangeWishlist>('ChangeWishlist')

export const makeChangeWishlist = ({ wishes }: { readonly wishes: WishlistKeeper }): ChangeWishlist =>
  (wish) => TE.fromIO(() => {
    const changed = withWishlistChange(wishes.read(), wish)
    wishes.store(changed)
    return changed
  })
