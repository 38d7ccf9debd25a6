import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // `released` stays the stored name of published reviews, because processes of the previous release still use it.
  `alter table product_rating
     drop constraint product_rating_review_state_check,
     add constraint product_rating_review_state_check check (review_state in ('held', 'released', 'rejected')),
     add column rejected_for text,
     add column reply text check (length(reply) between 1 and 2000),
     add column replied_at timestamptz,
     add column review_version integer not null default 0`,
  `create index product_rating_moderation on product_rating (review_state, written_at, id) where review is not null`,

  // The stars of a rejected review do not count.
  `create or replace function count_ratings(groups text[]) returns void language plpgsql as $$
     begin
       perform 1 from public.product where group_key = any(groups) order by id for update;
       update public.product set
         rating_total = given.average, rating_count = given.number,
         body = body || jsonb_build_object('rating', jsonb_build_object('ratingTotal', given.average, 'ratingCount', given.number))
       from (select wanted.key, coalesce(round(sum(r.stars) * 100.0 / count(r.stars)) / 100, 0) as average, count(r.stars) as number
             from unnest(groups) wanted (key) left join public.product_rating r
               on r.group_key = wanted.key and r.review_state is distinct from 'rejected'
             group by wanted.key) given
       where product.group_key = given.key
         and (body -> 'rating') is distinct from jsonb_build_object('ratingTotal', given.average, 'ratingCount', given.number);
     end $$`,
]

/** Staff publish and reject reviews, and reply to them. */
export const reviewsAreModerated: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
