import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Product } from '../../../domain/product/product.ts'
import { ratingFigures, starCounts } from '../../../domain/rating/rating-figures.ts'
import type { StoredRating, ShopState } from '../shop-state.ts'

export const submittedBy = ({ ratings }: Pick<ShopState, 'ratings'>, owner: AccountId): readonly StoredRating[] =>
  [...ratings.values()].filter((one) => one.owner === owner)
    .toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt) || other.id - one.id)

/** Keeps a new rating, and what stands at its product from now on. */
export const storeRating = (state: Pick<ShopState, 'ratings' | 'figures'>, rating: StoredRating): void => {
  state.ratings.set(rating.id, rating)
  const { groupKey } = rating
  state.figures.set(groupKey, ratingFigures(starCounts([...state.ratings.values()].filter((one) => one.groupKey === groupKey))))
}

/** A product with what stands at it now. */
export const asRated = ({ figures }: Pick<ShopState, 'figures'>, product: Product): Product => {
  const rating = figures.get(product.group.key)
  return rating === undefined ? product : { ...product, rating }
}
