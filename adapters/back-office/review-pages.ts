import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReviewResults, ReviewVersion } from '../../application/commerce/staff/staff-reviews.ts'
import { readRatingId } from '../../domain/rating/rating-id.ts'
import { isRejectionReason, type RejectionReason } from '../../domain/rating/rejection-reason.ts'
import { REVIEW_STATES, type ReviewState } from '../../domain/rating/review-state.ts'
import type { Failure } from '../../domain/refusal.ts'
import { reviewListQuery } from '../../domain/staff/list-queries.ts'
import type { StaffCaller } from '../../domain/staff/staff-right.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'
import type { Typed } from './fields.ts'
import type { Frame } from './frame.ts'
import { html } from './html.ts'
import { addressWith, chip, chips, pager } from './lists.ts'
import { reviewCard } from './review-card.ts'

const REVIEWS = '/desk/reviews'
const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }

type ReviewsQuery = { readonly state: ReviewState; readonly page: number }

const listedIn = (request: FastifyRequest) => reviewListQuery(queryOf(request))

const addressOf = ({ state, page }: ReviewsQuery): string =>
  addressWith(REVIEWS, { state: state === 'held' ? undefined : state, page: page === 1 ? undefined : page })

type ReviewsPage = ReviewsQuery & { readonly typed: Typed; readonly fault?: string | undefined }

const reviewsPage = (
  context: StaffContext, { typed, fault, ...listed }: ReviewsPage, { reviews, counts, pages }: ReviewResults
): Frame => {
  const { words, holder } = context
  const { t } = words
  const title = t('back_office.nav.reviews')
  return {
    words, holder, title, fault,
    content: html`${chips(title, REVIEW_STATES.map((state) =>
      chip(addressOf({ state, page: 1 }), t(`back_office.review.${state}`), state === listed.state, counts[state])))}
${reviews.length === 0 ? html`<p>${t('back_office.review.none')}</p>` :
  html`<ul class="plain">${reviews.map(reviewCard(context, typed))}</ul>`}
${pager(words, title, { page: listed.page, pages, href: (page) => addressOf({ ...listed, page }) })}`,
  }
}

type Decide = (backOffice: BackOffice['commerce']['backOffice'], by: StaffCaller, seen: ReviewVersion, typed: Typed) =>
  TE.TaskEither<Failure, void>

const reasonIn = (typed: Typed): RejectionReason | undefined => [typed.get('reason') ?? ''].find(isRejectionReason)

const DECISIONS: Readonly<Record<string, Decide>> = {
  publish: (backOffice, by, seen) => backOffice.publishReview(by, seen),
  reject: (backOffice, by, seen, typed) => {
    const reason = reasonIn(typed)
    return reason === undefined ? TE.left(MALFORMED) : backOffice.rejectReview(by, seen, reason)
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
export const reviewPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const show = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed: Typed = new URLSearchParams(), failure?: Failure,
  ): Promise<FastifyReply> => {
    const listed = listedIn(request)
    if (E.isLeft(listed)) return refused(reply, context, listed.left, REVIEWS)
    const results = await backOffice.listReviews(context.holder, listed.right.state, listed.right.page)()
    if (E.isLeft(results)) return refused(reply, context, results.left)
    const isReasonMissing = failure !== undefined && typed.get('act') === 'reject' && reasonIn(typed) === undefined
    const fault = isReasonMissing ? context.words.t('validation.rejection_reason') : failure && context.words.failure(failure)
    return send(reply, reviewsPage(context, { ...listed.right, typed, fault }, results.right), statusOf(failure))
  }
  get(REVIEWS, async (context, request, reply) => show(context, request, reply))
  post(REVIEWS, async (context, request, reply) => {
    const [typed, listed] = [typedIn(request), listedIn(request)]
    if (E.isLeft(listed)) return refused(reply, context, listed.left, REVIEWS)
    const result = await decisionOf(backOffice, context, typed)()
    return E.isLeft(result) ? show(context, request, reply, typed, result.left) : reply.redirect(addressOf(listed.right), 303)
  })
}
