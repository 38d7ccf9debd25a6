import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { MailQueue } from '../../../application/commerce/mail/mail-queue.port.ts'
import { isRepeated, KEY_REUSED, type KeyReused, type RequestDigest } from '../../../domain/keyed-request.ts'
import { runQuery } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { mailRows } from './write-mails.ts'

const storedAt = async (db: Kysely<Tables>, key: string, digest: RequestDigest): Promise<E.Either<KeyReused, Date | undefined>> => {
  const row = await db.selectFrom('outbox').select(['request_digest', 'requested_at']).where('key', '=', key).executeTakeFirst()
  return isRepeated(row?.request_digest ?? undefined, digest) ? E.right(row?.requested_at ?? undefined) : E.left(KEY_REUSED)
}

export const makeMailQueue = (db: Kysely<Tables>): MailQueue => ({
  put: (mails, { digest, at }) =>
    inTransaction(db, async (tx): Promise<E.Either<KeyReused, Date>> => {
      const request = { request_digest: digest, requested_at: at }
      // The unique key makes concurrent requests with the same mails wait for each other.
      const written = await tx.insertInto('outbox')
        .values(mailRows(mails).map(({ body, ...row }) => ({ ...row, ...request, body: toJson(body) })))
        .onConflict((conflict) => conflict.column('key').doNothing()).returning('key').execute()
      if (written.length > 0) return E.right(at)
      const stored = await storedAt(tx, mails[0].key, digest)
      return E.isLeft(stored) ? stored : E.right(stored.right ?? at)
    }),
  storedAt: (key, digest) => runQuery(() => storedAt(db, key, digest)),
})
