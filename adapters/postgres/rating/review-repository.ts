import type { Kysely } from 'kysely'
import type { ReviewRepository } from '../../../application/commerce/rating/review-repository.port.ts'
import { NO_STARS, type StarCounts } from '../../../domain/rating/rating-figures.ts'
import { REVIEWS_A_PAGE } from '../../../domain/rating/shown-reviews.ts'
import { STARS } from '../../../domain/rating/stars.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import { read } from '../database/run-query.ts'
import type { Tables } from '../tables.ts'
import { storedState, toReview } from './rating-row.ts'

type StarCountRow = { readonly stars: number; readonly count: number | string }

export const countsOf = (rows: readonly StarCountRow[]): StarCounts =>
  NO_STARS.map((none, index) => Number(rows.find(({ stars }) => stars === index + STARS.from)?.count ?? none))

/** The number of ratings per product group and stars; those with a rejected review do not count. */
export const readCounts = (db: Kysely<Tables>) =>
  db.selectFrom('product_rating').where('review_state', 'is distinct from', storedState('rejected')).select(['group_key', 'stars'])
    .select(({ fn }) => fn.countAll<number | string>().as('count')).groupBy(['group_key', 'stars'])

const publishedReviews = (db: Kysely<Tables>, groupKey: string) =>
  db.selectFrom('product_rating').where('group_key', '=', groupKey)
    .where('review_state', '=', storedState('published'))

export const makeReviewRepository = (db: Kysely<Tables>): ReviewRepository => ({
  reviews: (groupKey, { locale, page }) =>
    read(async () => {
      const counts = countsOf(await readCounts(db).where('group_key', '=', groupKey).execute())
      const { count } = await publishedReviews(db, groupKey).select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      const rows = await publishedReviews(db, groupKey).selectAll()
        .orderBy(({ eb }) => eb('review_locale', '=', locale), 'desc').orderBy('written_at', 'desc').orderBy('id', 'desc')
        .limit(REVIEWS_A_PAGE).offset(Math.min((page - 1) * REVIEWS_A_PAGE, LARGEST_NUMBER)).execute()
      return { counts, reviews: rows.flatMap((row) => toReview(row) ?? []), total: Number(count) }
    }),
})
