import * as E from 'fp-ts/lib/Either.js'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ActingStaff } from '../../../application/commerce/staff/acting-staff.port.ts'
import { isForPeople, mayDo, type StaffHolder, type StaffRight } from '../../../domain/staff/staff-right.ts'
import { withFirstCheck } from '../database/first-check.ts'
import type { Tables } from '../tables.ts'
import { STAFF_COLUMNS, toStaff } from './staff-row.ts'

/** Carries the refusal through storage that knows nothing of the shop's people. */
class NotAllowedAnyMore extends Error {
  override readonly name = 'NotAllowedAnyMore'
}

/**
 * Locked until what is done is done. Whoever changes people, or their own keys, locks for writing at once, and all who may keep staff in
 * one order: two who did it one after the other would wait for each other.
 */
const personNow = async (tx: Transaction<Tables>, { person: { id } }: StaffHolder, right: StaffRight) => {
  const rows = tx.selectFrom('staff').select(STAFF_COLUMNS)
    .where((is) => is.or([is('id', '=', id), ...(right === 'staff:write' ? [sql<boolean>`'all' = any(roles)`] : [])])).orderBy('id')
  const staffRows = await (isForPeople(right) ? rows.forUpdate() : rows.forShare()).execute()
  const row = staffRows.find((one) => one.id === id)
  return row && toStaff(row)
}

const isTokenStored = async (tx: Transaction<Tables>, { token }: StaffHolder): Promise<boolean> =>
  token === undefined ||
  (await tx.selectFrom('access_token').select('id').where('id', '=', token.id).forShare().executeTakeFirst()) !== undefined

const stillMay = async (tx: Transaction<Tables>, holder: StaffHolder, right: StaffRight): Promise<boolean> => {
  const staffPerson = await personNow(tx, holder, right)
  return staffPerson !== undefined && !staffPerson.isDisabled && mayDo(
    { ...holder, person: staffPerson }, right,
  ) && await isTokenStored(tx, holder)
}

export const actingStaff: ActingStaff = {
  doing: (holder, right, run) => async () => {
    try {
      return await withFirstCheck(async (tx) => {
        if (!await stillMay(tx, holder, right)) throw new NotAllowedAnyMore()
      }, run)
    } catch (error) {
      if (error instanceof NotAllowedAnyMore) return E.left({ _tag: 'NotAllowed' })
      throw error
    }
  },
}
