import type { Kysely } from 'kysely'
import type { PartnerBook } from '../../../application/commerce/delivery/partner-book.port.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { read } from '../database/ask.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { partnerCodec } from './partner-codec.ts'
import type { Tables } from '../tables.ts'

export const makePartnerBook = (db: Kysely<Tables>): PartnerBook => ({
  partnerOf: (email, brand) =>
    read(async () => {
      const row = await db
        .selectFrom('partner_customer')
        .innerJoin('partner_optician', 'partner_optician.studio_id', 'partner_customer.studio_id')
        .select(['partner_optician.studio_id', 'partner_optician.body'])
        .where('partner_customer.mailbox', '=', mailboxOf(email))
        .where('partner_customer.brand_channel', '=', brand)
        .executeTakeFirst()
      return row === undefined ? undefined : decodeRow(partnerCodec, 'partner_optician', row.studio_id, row.body)
    }),
})
