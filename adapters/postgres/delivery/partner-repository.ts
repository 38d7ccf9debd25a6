import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Selectable } from 'kysely'
import type { PartnerRepository, PartnerNotFound } from '../../../application/commerce/delivery/partner-repository.port.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { runQuery, read } from '../database/run-query.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { isStorable } from '../rows/storable.ts'
import { partnerCodec } from './partner-codec.ts'
import type { PartnerTable, Tables } from '../tables.ts'

const NOT_FOUND: PartnerNotFound = { _tag: 'NotFound', what: 'partner' }

const toPartner = ({ studio_id, body }: Selectable<PartnerTable>): PartnerOptician =>
  decodeRow(partnerCodec, 'partner_optician', studio_id, body)

export const makePartnerRepository = (db: Kysely<Tables>): PartnerRepository => ({
  partnerOf: (email, brand) =>
    read(async () => {
      const row = await db
        .selectFrom('partner_customer')
        .innerJoin('partner_optician', 'partner_optician.studio_id', 'partner_customer.studio_id')
        .select(['partner_optician.studio_id', 'partner_optician.body'])
        .where('partner_customer.canonical_email', '=', canonicalEmailOf(email))
        .where('partner_customer.brand_channel', '=', brand)
        .executeTakeFirst()
      return row === undefined ? undefined : toPartner(row)
    }),
  partners: (brand) =>
    read(async () => {
      const rows = await db
        .selectFrom('partner_brand')
        .innerJoin('partner_optician', 'partner_optician.studio_id', 'partner_brand.studio_id')
        .select(['partner_optician.studio_id', 'partner_optician.body'])
        .where('partner_brand.brand_channel', '=', brand)
        .execute()
      return rows.map(toPartner).toSorted((left, right) => left.name.localeCompare(right.name))
    }),
  // One statement: of two concurrent choices the later one wins, and a partner that has left the brand meanwhile is not found.
  choose: (email, brand, studioId) =>
    runQuery(async () => {
      if (!isStorable(studioId)) return E.left(NOT_FOUND)
      const row = await db
        .with('chosen', (within) =>
          within
            .insertInto('partner_customer')
            .columns(['canonical_email', 'brand_channel', 'studio_id'])
            .expression((join) =>
              join
                .selectFrom('partner_brand')
                .select([join.val(canonicalEmailOf(email)).as('canonical_email'), 'brand_channel', 'studio_id'])
                .where('studio_id', '=', studioId)
                .where('brand_channel', '=', brand))
            .onConflict((conflict) =>
              conflict.columns(['canonical_email', 'brand_channel']).doUpdateSet((row) => ({ studio_id: row.ref('excluded.studio_id') })))
            .returning('studio_id'))
        .selectFrom('chosen')
        .innerJoin('partner_optician', 'partner_optician.studio_id', 'chosen.studio_id')
        .select(['partner_optician.studio_id', 'partner_optician.body'])
        .executeTakeFirst()
      return row === undefined ? E.left(NOT_FOUND) : E.right(toPartner(row))
    }),
  remove: (email, brand) =>
    read(async () => {
      await db.deleteFrom('partner_customer').where('canonical_email', '=', canonicalEmailOf(email))
        .where('brand_channel', '=', brand).execute()
    }),
})
