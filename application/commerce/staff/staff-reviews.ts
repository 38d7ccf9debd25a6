import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage } from '../../../domain/listing/one-page.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { RejectionReason } from '../../../domain/rating/rejection-reason.ts'
import { makeReplyText } from '../../../domain/rating/review-reply.ts'
import type { ReviewState } from '../../../domain/rating/review-state.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { moderateReview, type ModeratedReview, type ModerationCommand } from '../../../domain/staff/moderate-review.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import type { StaffCaller } from '../../../domain/staff/staff-right.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import type { ReviewCounts, ReviewModeration } from './review-moderation.port.ts'

export type StaffReviewDeps = {
  readonly reviewModeration: ReviewModeration
  readonly products: Pick<ProductRepository, 'products'>
  readonly clock: Clock
}

/** A review with the titles of its product; without them where the shop no longer knows the product. */
export type QueuedReview = ModeratedReview & { readonly titles?: Product['titles'] }

export type ReviewResults = {
  readonly reviews: readonly QueuedReview[]
  readonly counts: ReviewCounts
  readonly pages: number
}

/** A review in the version that the caller has seen. */
export type ReviewVersion = { readonly id: number; readonly version: number }

const ITEMS_PER_PAGE = 20

const list = ({ reviewModeration, products }: StaffReviewDeps, state: ReviewState, page: number): TE.TaskEither<Failure, ReviewResults> =>
  pipe(
    reviewModeration.list(state, { page: countablePage(page), itemsPerPage: ITEMS_PER_PAGE }),
    TE.bindTo('page'),
    TE.bind('reviewed', ({ page }) => products.products([...new Set(page.reviews.map(({ productId }) => productId))])),
    TE.map(({ page: { reviews, counts }, reviewed }) => {
      const titles = new Map(reviewed.map((product) => [product.id, product.titles]))
      return {
        counts, pages: Math.max(1, Math.ceil(counts[state] / ITEMS_PER_PAGE)),
        reviews: reviews.map((review) => {
          const named = titles.get(review.productId)
          return named === undefined ? review : { ...review, titles: named }
        }),
      }
    }),
  )

const ENTRY_KINDS: { readonly [Tag in ModerationCommand['_tag']]: AuditEntryKind } = {
  Publish: 'review.published', Reject: 'review.rejected', Reply: 'review.replied', DeleteReply: 'review.reply_deleted',
}

/** The audit entry names the review and the reason, never its text: it stays when the review is erased. */
const moderate = (
  { reviewModeration, clock }: StaffReviewDeps, { person }: StaffCaller, { id, version }: ReviewVersion, command: ModerationCommand,
): TE.TaskEither<Failure, void> =>
  reviewModeration.moderate<Failure>(
    id,
    (current) => (current.version === version ? moderateReview(current.review, command) : E.left({ _tag: 'ChangedMeanwhile' })),
    {
      by: person.name, what: ENTRY_KINDS[command._tag], about: String(id), at: clock.now(),
      ...(command._tag === 'Reject' ? { detail: command.reason } : {}),
    },
  )

/** What staff do with reviews. */
export const makeStaffReviews = (deps: StaffReviewDeps & ForStaffDeps) => {
  const may = forStaff(deps)
  return {
    listReviews: may('reviews:write', (_, state: ReviewState, page: number) => list(deps, state, page)),
    publishReview: may('reviews:write', (by, seen: ReviewVersion) => moderate(deps, by, seen, { _tag: 'Publish' })),
    rejectReview: may('reviews:write', (by, seen: ReviewVersion, reason: RejectionReason) =>
      moderate(deps, by, seen, { _tag: 'Reject', reason })),
    replyToReview: may('reviews:write', (by, seen: ReviewVersion, typed: string) => pipe(
      TE.fromEither(makeReplyText(typed)),
      TE.mapLeft((): Failure => ({ _tag: 'InvalidReply' })),
      TE.flatMap((text) => moderate(deps, by, seen, { _tag: 'Reply', reply: { text, repliedAt: deps.clock.now().toISOString() } })),
    )),
    deleteReviewReply: may('reviews:write', (by, seen: ReviewVersion) => moderate(deps, by, seen, { _tag: 'DeleteReply' })),
  }
}
