import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { StaffChange, StaffCredentialsChange, StaffRepository } from '../../../application/commerce/staff/staff-repository.port.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { StaffId } from '../../../domain/staff/staff-member.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'
import { STAFF_COLUMNS, toStaff } from './staff-row.ts'

const accessColumns = ({ roles, isDisabled }: StaffChange) => ({
  ...(roles === undefined ? {} : { roles: [...roles] }),
  ...(isDisabled === undefined ? {} : { is_disabled: isDisabled }),
})

const credentialColumns = (change: StaffCredentialsChange) =>
  ('keys' in change
    // The last used step belongs to the old secret.
    ? { password_hash: change.keys.passwordHash, secret: change.keys.secret, last_step: 0 }
    : { password_hash: change.passwordHash })

const NOT_FOUND: NotFound<'staff'> = { _tag: 'NotFound', what: 'staff' }

const endSessions = (tx: Transaction<Tables>, id: StaffId) => tx.deleteFrom('staff_session').where('staff_id', '=', id).execute()
const revokeTokens = (tx: Transaction<Tables>, id: StaffId) => tx.deleteFrom('access_token').where('staff_id', '=', id).execute()

/** Locks all administrators, so that two concurrent changes cannot remove the last one. */
const lockAdministrators = async (tx: Transaction<Tables>): Promise<readonly string[]> =>
  (await tx.selectFrom('staff').select('id').where(sql<boolean>`'all' = any(roles)`).where('is_disabled', '=', false)
    .orderBy('id').forUpdate().execute()).map(({ id }) => id)

const isLast = async (tx: Transaction<Tables>, id: StaffId, { roles, isDisabled = false }: StaffChange): Promise<boolean> => {
  const administrators = await lockAdministrators(tx)
  return administrators.length === 1 && administrators[0] === id && (isDisabled || (roles !== undefined && !roles.includes('all')))
}

export const makeStaffRepository = (db: Kysely<Tables>): StaffRepository => ({
  list: read(async () => (await db.selectFrom('staff').select(STAFF_COLUMNS).orderBy('name').orderBy('id').execute()).map(toStaff)),
  byEmail: (email) =>
    read(async () => {
      const row = await db
        .selectFrom('staff').select([...STAFF_COLUMNS, 'password_hash', 'secret'])
        .where('canonical_email', '=', canonicalEmailOf(email)).executeTakeFirst()
      return row === undefined
        ? undefined
        : { person: toStaff(row), passwordHash: row.password_hash, secret: row.secret as EncryptedSecret }
    }),
  add: ({ person: { id, email, name, roles, isDisabled }, passwordHash, secret }, auditEntry) =>
    inTransaction(db, async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('staff')
        .values({
          id, canonical_email: canonicalEmailOf(email), email, name, roles: [...roles], is_disabled: isDisabled,
          password_hash: passwordHash, secret,
        })
        .onConflict((conflict) => conflict.column('canonical_email').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return E.left({ _tag: 'StaffEmailTaken' })
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  change: (id, change, auditEntry) =>
    inTransaction(db, async (tx) => {
      if (await isLast(tx, id, change)) return E.left({ _tag: 'LastAdministrator' })
      const row = await tx
        .updateTable('staff').set(accessColumns(change)).where('id', '=', id).returning(STAFF_COLUMNS).executeTakeFirst()
      if (row === undefined) return E.left(NOT_FOUND)
      if (row.is_disabled) {
        await endSessions(tx, id)
        await revokeTokens(tx, id)
      }
      await recordAuditEntry(tx, auditEntry)
      return E.right(toStaff(row))
    }),
  changeCredentials: (id, change, auditEntry) =>
    inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('staff').set(credentialColumns(change)).where('id', '=', id)
        .$if('passwordBefore' in change, (query) =>
          query.where('password_hash', '=', 'passwordBefore' in change ? change.passwordBefore : ''))
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return E.left(NOT_FOUND)
      await endSessions(tx, id)
      if ('keys' in change) await revokeTokens(tx, id)
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  storedSecrets: read(async () =>
    (await db.selectFrom('staff').select(['id', 'secret']).orderBy('id').execute())
      .map(({ id, secret }) => ({ id: id as StaffId, stored: secret }))),
  replaceSecret: (id, before, after) =>
    read(async () => {
      await db.updateTable('staff').set({ secret: after }).where('id', '=', id).where('secret', '=', before).execute()
    }),
})
