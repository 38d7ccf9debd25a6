import { sql, type Kysely, type Selectable } from 'kysely'
import { NO_STARS } from '../../../domain/rating/rating-figures.ts'
import { pageOfReviews, REVIEWS_A_PAGE, type Review, type ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { countsOf, readCounts } from '../rating/review-repository.ts'
import { storedState, toReview } from '../rating/rating-row.ts'
import type { ProductRatingTable, Tables } from '../tables.ts'

/** The first page of reviews of a product group, for each language. */
export type FirstReviews = (groupKey: string, locale: Locale) => ShownReviews

type Ranked = Selectable<ProductRatingTable> & { readonly total: number | string }

/** For each product group and language as many reviews as one page can show. */
export const readReviews = async (db: Kysely<Tables>): Promise<FirstReviews> => {
  const countsByGroup = Map.groupBy(await readCounts(db).execute(), ({ group_key }) => group_key)
  const { rows } = await sql<Ranked>`
    select * from (
      select *, count(*) over (partition by group_key) as total,
        row_number() over (partition by group_key, review_locale order by written_at desc, id desc) as position
      from product_rating where review_state = ${storedState('published')}) ranked
    where position <= ${REVIEWS_A_PAGE}`.execute(db)
  const byGroup = Map.groupBy(rows, ({ group_key }) => group_key)
  const counts = new Map([...countsByGroup].map(([key, group]) => [key, countsOf(group)]))
  const latest = new Map<string, readonly Review[]>(
    [...byGroup].map(([key, group]) => [key, group.flatMap((row) => toReview(row) ?? [])]))
  return (groupKey, locale) => ({
    counts: counts.get(groupKey) ?? NO_STARS,
    reviews: pageOfReviews(latest.get(groupKey) ?? [], locale, 1),
    total: Number(byGroup.get(groupKey)?.[0]?.total ?? 0),
  })
}
