import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Product } from '../../../domain/product/product.ts'
import { ratingFigures, starCounts } from '../../../domain/rating/rating-figures.ts'
import type { StoredRating, ShopState } from '../shop-state.ts'

export const submittedBy = ({ ratings }: Pick<ShopState, 'ratings'>, owner: AccountId): readonly StoredRating[] =>
  [...ratings.values()].filter((rating) => rating.owner === owner)
    .toSorted((left, right) => right.submittedAt.localeCompare(left.submittedAt) || right.id - left.id)

/** Stores a rating and updates the figures of its product group. */
export const storeRating = (state: Pick<ShopState, 'ratings' | 'figures'>, rating: StoredRating): void => {
  state.ratings.set(rating.id, rating)
  const { groupKey } = rating
  state.figures.set(groupKey, ratingFigures(starCounts([...state.ratings.values()].filter((stored) => stored.groupKey === groupKey))))
}

/** A product with its current rating figures. */
export const asRated = ({ figures }: Pick<ShopState, 'figures'>, product: Product): Product => {
  const rating = figures.get(product.group.key)
  return rating === undefined ? product : { ...product, rating }
}
