import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRatingId } from '../../domain/rating/rating-id.ts'
import { REJECTION_REASONS } from '../../domain/rating/rejection-reason.ts'
import type { Failure } from '../../domain/refusal.ts'
import { reviewListQuery } from '../../domain/staff/list-queries.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { carryOut, form, oneOf, parsed, text, type Form } from './form.ts'
import { may } from './may.ts'
import type { Typed } from './render.ts'

const REVIEWS = '/desk/reviews'

/** A form about a review, in the version that its page showed. */
const seen = {
  version: parsed((version) => readWholeNumber(version, { ...IDS, from: 0 })),
  id: parsed(readRatingId, { _tag: 'NotFound', what: 'review' }),
}

const reviewForms = (backOffice: StaffContext['backOffice']): Readonly<Record<string, Form<void>>> => ({
  publish: form(backOffice.publishReview, seen),
  reject: form(backOffice.rejectReview, { reason: oneOf(REJECTION_REASONS), ...seen }),
  reply: form(backOffice.replyToReview, { ...seen, text }),
  'delete-reply': form(backOffice.deleteReviewReply, seen),
})

/** The review queue: publish, reject with a reason, reply. */
export const reviewPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  const showAll = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed: Typed = new URLSearchParams(), failure?: Failure,
  ): Promise<FastifyReply> => {
    const query = reviewListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, REVIEWS)
    const found = await context.backOffice.listReviews(query.right)()
    if (E.isLeft(found)) return refused(reply, context, found.left)
    const isProductLinked = may(context.holder, 'getStaffProduct')
    return show(reply, context, 'reviews', { query: query.right, found: found.right, isProductLinked, typed, failure })
  }
  get(REVIEWS, async (context, request, reply) => showAll(context, request, reply))
  post(REVIEWS, async (context, request, reply) => {
    const query = reviewListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, REVIEWS)
    const typed = typedIn(request)
    const result = await carryOut(reviewForms(context.backOffice), typed)()
    return E.isLeft(result) ? showAll(context, request, reply, typed, result.left) : reply.redirect(request.url, 303)
  })
}
