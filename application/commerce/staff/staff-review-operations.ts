import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureOf } from '../../contract/operation.ts'
import type { ReviewVersion, staffReviewContract } from '../../contract/staff/reviews.ts'
import { countablePage, pagesOf } from '../../../domain/listing/one-page.ts'
import { makeReplyText } from '../../../domain/rating/review-reply.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import { moderateReview, type ModerationCommand } from '../../../domain/staff/moderate-review.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import type { StaffCaller } from '../../../domain/staff/staff-permission.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { UseCase as UseCaseOf, UseCases } from '../operation.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ReviewModeration } from './review-moderation.port.ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'

type ModerationPorts = { readonly reviewModeration: ReviewModeration; readonly clock: Clock }
type ListPorts = Pick<ModerationPorts, 'reviewModeration'> & { readonly products: Pick<ProductRepository, 'products'> }
type UseCase<Name extends keyof typeof staffReviewContract> = UseCaseOf<(typeof staffReviewContract)[Name]>

const ITEMS_PER_PAGE = 20

const makeListReviews =
  ({ reviewModeration, products }: ListPorts): UseCase<'listReviews'> =>
  ({ locale }, { state, page: number }) =>
    pipe(
      reviewModeration.list(state, { page: countablePage(number), itemsPerPage: ITEMS_PER_PAGE }),
      TE.bindTo('page'),
      TE.bind('reviewed', ({ page }) => products.products([...new Set(page.reviews.map(({ productId }) => productId))])),
      TE.map(({ page: { reviews, counts }, reviewed }) => {
        const titles = new Map(reviewed.map((product) => [product.id, inLocale(product.titles, locale)]))
        return {
          counts, total: counts[state], pages: pagesOf(counts[state], ITEMS_PER_PAGE),
          reviews: reviews.map((review) => ({ ...review, ...omitUndefined({ title: titles.get(review.productId) }) })),
        }
      }),
    )

const ENTRY_KINDS: { readonly [Tag in ModerationCommand['_tag']]: AuditEntryKind } = {
  Publish: 'review.published', Reject: 'review.rejected', Reply: 'review.replied', DeleteReply: 'review.reply_deleted',
}

/** The audit entry names the review and the reason, never its text: it stays when the review is erased. */
const moderate = (
  { reviewModeration, clock }: ModerationPorts, { person }: StaffCaller, { id, version }: ReviewVersion, command: ModerationCommand,
): TE.TaskEither<FailureOf<typeof staffReviewContract.publishReview>, void> =>
  reviewModeration.moderate(
    id,
    (current): E.Either<RefusalBy<'ChangedMeanwhile' | 'WrongReviewState'>, SubmittedReview> =>
      (current.version === version ? moderateReview(current.review, command) : E.left({ _tag: 'ChangedMeanwhile' })),
    {
      by: person.name, what: ENTRY_KINDS[command._tag], about: String(id), at: clock.now(),
      ...(command._tag === 'Reject' ? { detail: command.reason } : {}),
    },
  )

const makePublishReview = (ports: ModerationPorts): UseCase<'publishReview'> => (caller, seen) =>
  moderate(ports, caller, seen, { _tag: 'Publish' })

const makeRejectReview = (ports: ModerationPorts): UseCase<'rejectReview'> => (caller, { reason, ...seen }) =>
  moderate(ports, caller, seen, { _tag: 'Reject', reason })

const makeReplyToReview = (ports: ModerationPorts): UseCase<'replyToReview'> => (caller, { text: typed, ...seen }) =>
  pipe(
    TE.fromEither(makeReplyText(typed)),
    TE.mapLeft((): RefusalBy<'InvalidReply'> => ({ _tag: 'InvalidReply' })),
    TE.flatMap((text) => moderate(ports, caller, seen, { _tag: 'Reply', reply: { text, repliedAt: ports.clock.now().toISOString() } })),
  )

const makeDeleteReviewReply = (ports: ModerationPorts): UseCase<'deleteReviewReply'> => (caller, seen) =>
  moderate(ports, caller, seen, { _tag: 'DeleteReply' })

export const staffReviewOperations = {
  listReviews: makeListReviews,
  publishReview: makePublishReview,
  rejectReview: makeRejectReview,
  replyToReview: makeReplyToReview,
  deleteReviewReply: makeDeleteReviewReply,
} satisfies UseCases<typeof staffReviewContract>
