import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffOperationName } from '../../application/contract/staff/staff.ts'
import type { Failure } from '../../domain/refusal.ts'
import { reviewListQuery } from '../../domain/staff/list-queries.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { MALFORMED, queryOf, submit, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { may } from './may.ts'
import type { Typed } from './render.ts'

const REVIEWS = '/desk/reviews'

type Decision = { readonly name: StaffOperationName; readonly fields?: readonly string[] }
const DECISIONS: Readonly<Record<string, Decision>> = {
  publish: { name: 'publishReview' },
  reject: { name: 'rejectReview', fields: ['reason'] },
  reply: { name: 'replyToReview', fields: ['text'] },
  'delete-reply': { name: 'deleteReviewReply' },
}

/** The action of a form of the queue; an unknown form is malformed. */
const decide = (backOffice: StaffContext['backOffice'], typed: Typed): TE.TaskEither<Failure, unknown> => {
  const act = typed.get('act') ?? ''
  const version = readWholeNumber(typed.get('version'), { ...IDS, from: 0 })
  const decision = Object.hasOwn(DECISIONS, act) ? DECISIONS[act] : undefined
  return decision === undefined ? TE.left(MALFORMED) : submit(backOffice, decision.name, { review_id: typed.get('review') ?? '' }, {
    version, ...Object.fromEntries((decision.fields ?? []).map((field) => [field, typed.get(field)])),
  })
}

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
    const result = await decide(context.backOffice, typed)()
    return E.isLeft(result) ? showAll(context, request, reply, typed, result.left) : reply.redirect(request.url, 303)
  })
}
