import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { LensPasses } from '../../../application/commerce/lens-pass/lens-passes.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { EMPTY_PASS, type LensPass, type NewLensPassIds } from '../../../domain/lens-pass/lens-pass.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { lensPassCodec } from './lens-pass-codec.ts'

const passOf = async (db: Kysely<Tables>, owner: AccountId): Promise<LensPass> => {
  const row = await db.selectFrom('lens_pass').select('body').where('account_id', '=', owner).executeTakeFirst()
  return row === undefined ? EMPTY_PASS : decodeRow(lensPassCodec, 'lens_pass', owner, row.body)
}

const newIds = async (tx: Transaction<Tables>): Promise<NewLensPassIds> => {
  const { rows: [row] } = await sql<{ values: number; wearer: number }>`
    select nextval('lens_pass_name')::integer as values, nextval('lens_pass_name')::integer as wearer`.execute(tx)
  if (row === undefined) throw new Error('The sequence lens_pass_name returned no value')
  return row
}

export const makeLensPasses = (db: Kysely<Tables>): LensPasses => ({
  pass: (owner) => read(() => passOf(db, owner)),
  change: (owner, decide) =>
    inTransaction(db, async (tx) => {
      // All writers lock the customer's row first, so no other transaction changes the lens profile meanwhile.
      const holder = await tx.selectFrom('customer').select('account_id').where('account_id', '=', owner).forUpdate().executeTakeFirst()
      if (holder === undefined) return E.right(EMPTY_PASS)
      const decided = decide(await passOf(tx, owner), await newIds(tx))
      if (E.isLeft(decided)) return decided
      const body = toJson(decided.right)
      await tx.insertInto('lens_pass').values({ account_id: owner, body })
        .onConflict((pass) => pass.column('account_id').doUpdateSet({ body })).execute()
      return decided
    }),
})
