import * as E from '../../../domain/either.ts'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Wishlist } from '../../../domain/wishlist/wishlist.ts'
import { token } from '../../token.ts'
import type { WishlistKeeper } from './wishlist-keeper.port.ts'

/** The wishlist stored on this device, for any visitor. Without library: every page with products reads it. */
export type LoadWishlist = () => TaskEither<Failure, Wishlist>
export const LoadWishlist = token<LoadWishlist>('LoadWishlist')

export const makeLoadWishlist = ({ wishes }: { readonly wishes: WishlistKeeper }): LoadWishlist =>
  () => () => Promise.resolve(E.right(wishes.read()))
