import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { OwnSessions } from '../../../application/commerce/identity/own-sessions.port.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { SessionId } from '../../../domain/identity/session-entry.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toDevice } from '../rows/device-row.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { recordAuditEntry } from '../staff/record-audit-entry.ts'
import type { Tables } from '../tables.ts'
import { endParts } from './end-parts.ts'
import { lockedAccount, signedInAccount, stateOf } from '../customer/signed-in-account.ts'

export const makeOwnSessions = (db: Kysely<Tables>): OwnSessions => ({
  list: (owner, here, now) =>
    read(async () => {
      const rows = await db
        .selectFrom('session')
        .select(['hash', 'id', 'browser', 'system', 'began_at', 'used_at'])
        .where('account_id', '=', owner)
        .where('ends_at', '>', now)
        .orderBy('used_at', 'desc').orderBy('began_at', 'desc')
        .execute()
      const hash = secretHash(here)
      return rows.map((row) => ({
        id: row.id as SessionId, device: toDevice(row), since: row.began_at, lastUsed: row.used_at, isHere: row.hash === hash,
      }))
    }),
  end: (owner, id) =>
    read(async () => {
      const { numDeletedRows } = await db
        .deleteFrom('session').where('account_id', '=', owner).where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    }),
  endOthers: (owner, { here, isRevoking, act: auditEntry }) =>
    inTransaction<NotSignedIn, void>(db, async (tx) => {
      const account = await (here === undefined ? lockedAccount(tx, owner) : signedInAccount(tx, owner, here))
      if (account === undefined) return here === undefined ? E.right(undefined) : E.left({ _tag: 'NotSignedIn' })
      await endParts(tx, {
        accountId: owner, isRevoking, event: 'signedOutEverywhere', state: stateOf(account), ...omitUndefined({ here }),
      })
      if (auditEntry !== undefined) await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
})
