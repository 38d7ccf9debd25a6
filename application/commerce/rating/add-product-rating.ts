import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { SubmittedRating, SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import { toOwnRating } from '../../../domain/rating/rateable-product.ts'
import { rateableProducts } from '../../../domain/rating/rateable-products.ts'
import type { RatingRequest } from '../../../domain/rating/rating-request.ts'
import { firstReviewState } from '../../../domain/rating/review-state.ts'
import type { ReviewText } from '../../../domain/rating/review-text.ts'
import { reviewerName } from '../../../domain/rating/reviewer-name.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { profileOf } from '../customer/profile-of.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import { NOT_RATEABLE, ofOwnAccount } from './of-own-account.ts'
import type { NotRateable, RatingRepository } from './rating-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { ratingContract } from '../../contract/rating.ts'

type Deps = {
  readonly customers: CustomerRepository
  readonly products: ProductRepository
  readonly ratings: RatingRepository
  readonly clock: Clock
}

const isBought = (packs: readonly Product[]) => (orders: readonly Order[]): E.Either<NotRateable, void> =>
  rateableProducts({ orders, products: packs, isRated: () => false }).length === 0 ? E.left(NOT_RATEABLE) : E.right(undefined)

const saveStars = (
  { products, ratings, clock }: Deps, { owner }: Callers['customer'], product: Product, stars: SubmittedRating['stars']
) =>
  pipe(
    products.group(product.group.key),
    TE.flatMap(
      (packs): TE.TaskEither<
        FailureBy<'NotFound'>, SubmittedRating
      > => ratings.rate(owner, { product, stars, now: clock.now() }, isBought(packs)),
    ),
  )

type ReviewRequest = { readonly review: ReviewText } & Pick<RatingRequest, 'account' | 'locale'>

const toReview = ({ account, locale, review: text }: ReviewRequest, customer: Customer, now: Date): SubmittedReview => ({
  text, locale, state: firstReviewState(text), writtenAt: now.toISOString(),
  ...(account.firstName === undefined ? {} : { reviewer: reviewerName(customer) }),
})

const saveReview = (deps: Deps, { owner }: Callers['customer'], product: Product, request: ReviewRequest) =>
  pipe(
    profileOf(deps)(owner),
    TE.flatMap((customer): TE.TaskEither<FailureBy<'NotFound'>, SubmittedRating> =>
      deps.ratings.review(owner, product.group.key, toReview(request, customer, deps.clock.now()))),
  )

/** Saves the stars of a purchased product, or the text for stars given before (Account §7). */
export const makeAddProductRating =
  (deps: Deps): UseCase<typeof ratingContract.addProductRating> =>
  (caller, request) =>
    pipe(
      ofOwnAccount(caller.owner, request.account),
      TE.flatMap(() => findActiveProduct(deps)(request.productId)),
      TE.flatMap((product) => pipe(
        'rating' in request ? saveStars(deps, caller, product, request.rating) : saveReview(deps, caller, product, request),
        TE.map((rating) => toOwnRating(product, rating, caller.locale)),
      )),
    )
