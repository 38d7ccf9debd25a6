import * as E from 'fp-ts/lib/Either.js'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ActingStaff } from '../../../application/commerce/staff/acting-staff.port.ts'
import { isForStaffOnly, isPermitted, type StaffCaller, type StaffPermission } from '../../../domain/staff/staff-permission.ts'
import { withFirstCheck } from '../database/first-check.ts'
import type { Tables } from '../tables.ts'
import { STAFF_COLUMNS, toStaff } from './staff-row.ts'

/** Carries the refusal out of storage code that knows nothing of staff permissions. */
class PermissionRevoked extends Error {
  override readonly name = 'PermissionRevoked'
}

/**
 * Locks the acting person until the transaction ends. Operations on staff or on own credentials lock for writing, and all administrators
 * in the same order, because two such operations would deadlock otherwise.
 */
const lockPerson = async (tx: Transaction<Tables>, { person: { id } }: StaffCaller, permission: StaffPermission) => {
  const rows = tx.selectFrom('staff').select(STAFF_COLUMNS)
    .where((where) => where.or([where('id', '=', id), ...(permission === 'staff:write' ? [sql<boolean>`'all' = any(roles)`] : [])]))
    .orderBy('id')
  const staffRows = await (isForStaffOnly(permission) ? rows.forUpdate() : rows.forShare()).execute()
  const row = staffRows.find((candidate) => candidate.id === id)
  return row && toStaff(row)
}

const isTokenStored = async (tx: Transaction<Tables>, { token }: StaffCaller): Promise<boolean> =>
  token === undefined ||
  (await tx.selectFrom('access_token').select('id').where('id', '=', token.id).forShare().executeTakeFirst()) !== undefined

const isStillAllowed = async (tx: Transaction<Tables>, holder: StaffCaller, permission: StaffPermission): Promise<boolean> => {
  const person = await lockPerson(tx, holder, permission)
  return person !== undefined && !person.isDisabled && isPermitted(
    { ...holder, person }, permission,
  ) && await isTokenStored(tx, holder)
}

export const actingStaff: ActingStaff = {
  doing: (holder, permission, run) => async () => {
    try {
      return await withFirstCheck(async (tx) => {
        if (!await isStillAllowed(tx, holder, permission)) throw new PermissionRevoked()
      }, run)
    } catch (error) {
      if (error instanceof PermissionRevoked) return E.left({ _tag: 'NotAllowed' })
      throw error
    }
  },
}
