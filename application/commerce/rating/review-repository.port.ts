import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** Public ratings: released reviews only. */
export interface ReviewRepository {
  /** One page, counted from 1: reviews in the reader's language first, then newest first. */
  readonly reviews: (
    groupKey: string, at: { readonly locale: Locale; readonly page: number },
  ) => TaskEither<ServiceUnavailable, ShownReviews>
}
