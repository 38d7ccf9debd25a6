import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { AccessTokens } from '../../../application/commerce/staff/access-tokens.port.ts'
import type { AccessTokenId } from '../../../domain/staff/access-token.ts'
import type { StaffName } from '../../../domain/staff/staff-name.ts'
import { mayAssignRoles } from '../../../domain/staff/staff-permission.ts'
import { isStaffRole } from '../../../domain/staff/staff-role.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'
import { STAFF_COLUMNS, toStaff } from './staff-row.ts'

export const makeAccessTokens = (db: Kysely<Tables>): AccessTokens => ({
  add: (token, { id, name, roles, since, endsAt }, owner, auditEntry) =>
    inTransaction(db, async (tx) => {
      const creator = await tx.selectFrom('staff').select(STAFF_COLUMNS).where('id', '=', owner).forShare().executeTakeFirst()
      if (creator === undefined || !mayAssignRoles(toStaff(creator).roles, roles)) return E.left({ _tag: 'RoleNotOwned' })
      await tx
        .insertInto('access_token')
        .values({ id, hash: secretHash(token), staff_id: owner, name, roles: [...roles], since, ends_at: endsAt })
        .execute()
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  list: (owner, now) =>
    read(async () => {
      const rows = await db
        .selectFrom('access_token').select(['id', 'name', 'roles', 'since', 'ends_at'])
        .where('staff_id', '=', owner).where('ends_at', '>', now).orderBy('since').orderBy('id').execute()
      return rows.map(({ id, name, roles, since, ends_at: endsAt }) =>
        ({ id: id as AccessTokenId, name: name as StaffName, roles: roles.filter(isStaffRole), since, endsAt }))
    }),
  revoke: (owner, id, auditEntry) =>
    inTransaction(db, async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('access_token').where('staff_id', '=', owner).where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return E.left({ _tag: 'NotFound', what: 'token' })
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  holder: (token, now) =>
    read(async () => {
      const row = await db
        .selectFrom('access_token').innerJoin('staff', 'staff.id', 'access_token.staff_id')
        .select([...STAFF_COLUMNS, 'access_token.id as token_id', 'access_token.roles as token_roles'])
        .where('access_token.hash', '=', secretHash(token)).where('access_token.ends_at', '>', now).where('staff.is_disabled', '=', false)
        .executeTakeFirst()
      return row === undefined
        ? undefined
        : { person: toStaff(row), token: { id: row.token_id as AccessTokenId, roles: row.token_roles.filter(isStaffRole) } }
    }),
})
