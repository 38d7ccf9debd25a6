import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { ReviewModeration } from '../../../application/commerce/staff/review-moderation.port.ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import type { ReviewState } from '../../../domain/rating/review-state.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { ModeratedReview } from '../../../domain/staff/moderate-review.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { Report } from '../database/database.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { reviewColumns, storedState, toModeratedReview } from '../rating/rating-row.ts'
import { readableRows } from '../rows/decode-row.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const inState = (db: Kysely<Tables>, state: ReviewState) =>
  db.selectFrom('product_rating').where('review', 'is not', null).where('review_state', '=', storedState(state))

const countOf = async (db: Kysely<Tables>, state: ReviewState): Promise<number> =>
  Number((await inState(db, state).select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()).count)

export const makeReviewModeration = (db: Kysely<Tables>, report: Report): ReviewModeration => ({
  list: (state, { page, itemsPerPage }) =>
    read(async () => {
      const direction = state === 'held' ? 'asc' : 'desc'
      const rows = await inState(db, state).selectAll().orderBy('written_at', direction).orderBy('id', direction)
        .limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
      const counts = {
        held: await countOf(db, 'held'), published: await countOf(db, 'published'), rejected: await countOf(db, 'rejected'),
      }
      return { reviews: readableRows(rows, toModeratedReview, report).flatMap((review) => review ?? []), counts }
    }),
  moderate: <Refused>(id: number, decide: (review: ModeratedReview) => E.Either<Refused, SubmittedReview>, auditEntry: AuditEntry) =>
    inTransaction(db, async (tx): Promise<E.Either<Refused | NotFound<'review'>, void>> => {
      const row = await tx.selectFrom('product_rating').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      const review = row && toModeratedReview(row)
      if (review === undefined) return E.left({ _tag: 'NotFound', what: 'review' })
      const decided = decide(review)
      if (E.isLeft(decided)) return decided
      await tx.updateTable('product_rating').set({ ...reviewColumns(decided.right), review_version: review.version + 1 })
        .where('id', '=', id).execute()
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
})
