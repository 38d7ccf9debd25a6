import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** What everybody reads of ratings: released reviews only. */
export interface ReviewBook {
  /** One page, counted from 1: what is in the reader's language first, of that the newest first. */
  readonly reviews: (
    groupKey: string, at: { readonly locale: Locale; readonly page: number },
  ) => TaskEither<ServiceUnavailable, ShownReviews>
}
