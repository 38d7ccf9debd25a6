import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists unaccent`,

  // PostgreSQL treats unaccent() as mutable because its dictionary could change; ours never does, and a generated column needs an
  // immutable function. Names are schema-qualified, because a backup is restored without a search path.
  `create function plain_text(value text) returns text language sql immutable strict parallel safe as $$
     select trim(regexp_replace(
       lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^a-z0-9]+', ' ', 'g')) $$`,

  `create function dictionary_of(locale text) returns regconfig language sql immutable strict parallel safe as $$
     select case locale when 'de' then 'pg_catalog.german'::regconfig when 'fr' then 'pg_catalog.french'::regconfig
       when 'it' then 'pg_catalog.italian'::regconfig else 'pg_catalog.english'::regconfig end $$`,

  // Loads the library, so that its settings exist for the functions below.
  `select show_limit()`,

  `create table category (path text primary key, body jsonb not null)`,

  `create table product (
     id int primary key,
     type text not null,
     category_path text not null,
     brand text not null,
     manufacturer text not null,
     lens_usage text,
     lens_type text,
     pack_size text not null,
     pack_quantity real not null,
     group_key text not null,
     is_listed boolean not null,
     position int not null,
     rating_total real not null check (rating_total between 0 and 5),
     rating_count int not null check (rating_count >= 0),
     body jsonb not null)`,
  `create index product_in_category on product (category_path text_pattern_ops) where is_listed`,
  `create index product_by_group on product (group_key)`,

  // The title also as one word, because shoppers write MyDay as "my day" and Opti-Free as "optifree".
  `create table product_text (
     product_id int not null references product on delete cascade,
     locale text not null check (locale in ('de', 'en', 'fr', 'it')),
     title text not null,
     names text not null,
     shelves text not null,
     body text not null,
     plain_title text not null generated always as (plain_text(title)) stored,
     plain_names text not null generated always as (plain_text(names || ' ' || shelves)) stored,
     words tsvector not null generated always as (
       setweight(to_tsvector('simple', plain_text(names) || ' ' || replace(plain_text(title), ' ', '')), 'A')
       || setweight(to_tsvector(dictionary_of(locale), plain_text(names)), 'A')
       || setweight(to_tsvector('simple', plain_text(shelves)), 'B')
       || setweight(to_tsvector(dictionary_of(locale), plain_text(shelves)), 'B')
       || setweight(to_tsvector('simple', plain_text(body)), 'D')
       || setweight(to_tsvector(dictionary_of(locale), plain_text(body)), 'D')) stored,
     primary key (product_id, locale))`,
  `create index product_text_words on product_text using gin (words)`,
  `create index product_text_names on product_text using gin (plain_names gin_trgm_ops)`,

  // The index is used for the longest word; below this similarity two words have only their first letters in common.
  `create function similar_products(asked text[], wanted text) returns table (product_id int, rank real)
     language sql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45 as $$
     select t.product_id, (select avg(word_similarity(word, t.plain_names))::real from unnest(asked) word)
     from product_text t
     where t.locale = wanted
       and t.plain_names %> (select word from unnest(asked) word order by length(word) desc limit 1)
       and (select bool_and(word <% t.plain_names) from unnest(asked) word) $$`,

  `create table price (
     product_id int not null,
     price_channel text not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     original_cents int not null check (original_cents >= 0),
     current_cents int not null check (current_cents >= 0),
     website_cents int not null check (website_cents >= 0),
     bulk jsonb not null,
     primary key (product_id, price_channel))`,

  `create table offer (
     fk text not null,
     product_id int not null,
     price_channel text not null,
     offer_channel text not null,
     valid_until timestamptz not null,
     primary key (fk, product_id, price_channel))`,

  // A variant outlives its product, because orders and stock refer to it.
  `create table variant (id text primary key, product_id int not null, option jsonb not null)`,
  `create index variant_by_product on variant (product_id)`,
  `create table stock (
     variant_id text primary key,
     on_hand int not null,
     stop_order boolean not null)`,

  `create table shipping_method (
     country text not null,
     key text not null,
     price_cents int not null check (price_cents >= 0),
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     is_active boolean not null,
     is_midi boolean not null,
     max_weight int check (max_weight > 0),
     carrier_days_min int not null check (carrier_days_min >= 0),
     carrier_days_max int not null,
     primary key (country, key),
     check (carrier_days_max >= carrier_days_min))`,
]

export const catalogueAndStock: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
