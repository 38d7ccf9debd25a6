import type { Kysely } from 'kysely'
import { isDiskFull, isWriteRefused } from './database-errors.ts'
import type { Tables } from '../tables.ts'
import { onUnavailable, reportUnavailable } from './unavailable.ts'

/**
 * Milliseconds for which the database counts as unwritable after the disk was full: a small row may still fit where a larger one does not.
 */
const FULL_PERIOD = 60_000
/** Milliseconds after which an unanswered write is abandoned and another one may start. */
const ABANDON_AFTER = 60_000

export type WriteProbe = {
  /** Performs a real write; only one at a time. Never rejects. */
  readonly probe: () => Promise<void>
  /** The last known state, without a query. */
  readonly isWritable: () => boolean
  readonly close: () => void
}

type Deps = {
  readonly db: Kysely<Tables>
  /** The current time in milliseconds. */
  readonly now: () => number
  /** Milliseconds after which an unanswered write counts as refused. */
  readonly timeout?: number
}

class WriteTimedOut extends Error {
  override readonly name = 'WriteNotAnswered'
}

/** Inserts and deletes a row: this needs the write-ahead log like every write, and leaves no data behind. */
const write = async (db: Kysely<Tables>, at: Date): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const { id } = await tx.insertInto('write_probe').values({ at }).returning('id').executeTakeFirstOrThrow()
    await tx.deleteFrom('write_probe').where('id', '=', id).execute()
  })
}

/** Whether the database accepts writes: checked by a small write, and by refused writes of others. */
export const openWriteProbe = ({ db, now, timeout = 5_000 }: Deps): WriteProbe => {
  let isRefused = false
  let fullAt = -Infinity
  let startedAt = -Infinity
  const close = onUnavailable((cause) => {
    if (isWriteRefused(cause)) isRefused = true
    if (isDiskFull(cause)) fullAt = now()
  })
  const attempt = async (): Promise<void> => {
    try {
      await write(db, new Date(now()))
      isRefused = false
    } catch (error) {
      isRefused = true
      reportUnavailable(error)
    } finally {
      startedAt = -Infinity
    }
  }
  const inTime = async (attempted: Promise<void>): Promise<void> => {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      isRefused = true
      reportUnavailable(new WriteTimedOut(`A small write was not answered within ${timeout} ms`))
      resolve()
    }, timeout)
    await Promise.race([attempted, late]).finally(() => { clearTimeout(timer) })
  }
  return {
    probe: async () => {
      if (now() - startedAt < ABANDON_AFTER) return
      startedAt = now()
      await inTime(attempt())
    },
    isWritable: () => !isRefused && now() - fullAt >= FULL_PERIOD,
    close,
  }
}
