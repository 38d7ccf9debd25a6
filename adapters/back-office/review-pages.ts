import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { readRatingId } from '../../domain/rating/rating-id.ts'
import { REJECTION_REASONS } from '../../domain/rating/rejection-reason.ts'
import { reviewListQuery } from '../../domain/staff/list-queries.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { carryOut, form, oneOf, parsed, text, type Form } from './form.ts'
import { may } from './may.ts'

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
export const reviewPages = ({ page }: BackOfficeSite): void => {
  page('/desk/reviews', 'reviews', {
    load: ({ backOffice, holder }, request, typed) => pipe(
      TE.fromEither(reviewListQuery(queryOf(request))),
      TE.bindTo('query'),
      TE.bindW('found', ({ query }) => backOffice.listReviews(query)),
      TE.map((shown) => ({ ...shown, isProductLinked: may(holder, 'getStaffProduct'), typed })),
    ),
    act: ({ backOffice }, _shown, typed, request) => pipe(carryOut(reviewForms(backOffice), typed), TE.map(() => request.url)),
  })
}
