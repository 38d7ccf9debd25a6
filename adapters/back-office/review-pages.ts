import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReviewVersion } from '../../application/commerce/staff/staff-reviews.ts'
import { readRatingId } from '../../domain/rating/rating-id.ts'
import { isRejectionReason } from '../../domain/rating/rejection-reason.ts'
import type { Failure } from '../../domain/refusal.ts'
import { reviewListQuery } from '../../domain/staff/list-queries.ts'
import { isPermitted, type StaffCaller } from '../../domain/staff/staff-right.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { MALFORMED, queryOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'
import type { Typed } from './render.ts'

const REVIEWS = '/desk/reviews'
const NO_REASON: Failure = { _tag: 'Malformed', violations: [{ path: 'reason', key: 'validation.rejection_reason' }] }

type Decide = (backOffice: BackOffice['commerce']['backOffice'], by: StaffCaller, seen: ReviewVersion, typed: Typed) =>
  TE.TaskEither<Failure, void>

const DECISIONS: Readonly<Record<string, Decide>> = {
  publish: (backOffice, by, seen) => backOffice.publishReview(by, seen),
  reject: (backOffice, by, seen, typed) => {
    const reason = typed.get('reason') ?? ''
    return isRejectionReason(reason) ? backOffice.rejectReview(by, seen, reason) : TE.left(NO_REASON)
  },
  reply: (backOffice, by, seen, typed) => backOffice.replyToReview(by, seen, typed.get('text') ?? ''),
  'delete-reply': (backOffice, by, seen) => backOffice.deleteReviewReply(by, seen),
}

/** The action of a form of the queue; an unknown form is malformed. */
const decisionOf = (
  backOffice: BackOffice['commerce']['backOffice'], { holder }: StaffContext, typed: Typed
): TE.TaskEither<Failure, void> => {
  const act = typed.get('act') ?? ''
  const id = readRatingId(typed.get('review') ?? undefined)
  const version = readWholeNumber(typed.get('version'), { ...IDS, from: 0 })
  const decide = Object.hasOwn(DECISIONS, act) ? DECISIONS[act] : undefined
  return id === undefined || version === undefined || decide === undefined
    ? TE.left(MALFORMED)
    : decide(backOffice, holder, { id, version }, typed)
}

/** The review queue: publish, reject with a reason, reply. */
export const reviewPages = ({ get, post, show, refused, commerce: { backOffice } }: BackOffice): void => {
  const showAll = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed: Typed = new URLSearchParams(), failure?: Failure,
  ): Promise<FastifyReply> => {
    const query = reviewListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, REVIEWS)
    const found = await backOffice.listReviews(context.holder, query.right.state, query.right.page)()
    if (E.isLeft(found)) return refused(reply, context, found.left)
    const isProductLinked = isPermitted(context.holder, 'products:read')
    return show(reply, context, 'reviews', { query: query.right, found: found.right, isProductLinked, typed, failure })
  }
  get(REVIEWS, async (context, request, reply) => showAll(context, request, reply))
  post(REVIEWS, async (context, request, reply) => {
    const query = reviewListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, REVIEWS)
    const typed = typedIn(request)
    const result = await decisionOf(backOffice, context, typed)()
    return E.isLeft(result) ? showAll(context, request, reply, typed, result.left) : reply.redirect(request.url, 303)
  })
}
