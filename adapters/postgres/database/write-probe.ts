import type { Kysely } from 'kysely'
import { isDiskFull, isWriteRefused } from './database-errors.ts'
import type { Tables } from '../tables.ts'
import { onUnavailable, reportUnavailable } from './unavailable.ts'

/** Milliseconds for which a full disk counts after it refused anybody: it takes a small row where a larger one has no room. */
const FULL_FOR = 60_000
/** Milliseconds after which a write without an answer is given up, and another one tried. */
const GIVEN_UP_AFTER = 60_000

export type WriteProbe = {
  /** Writes for real, and no second time while the first is under way. Never rejects. */
  readonly probe: () => Promise<void>
  /** What is known of it, without asking the database. */
  readonly isWritable: () => boolean
  readonly close: () => void
}

type Deps = {
  readonly db: Kysely<Tables>
  /** Milliseconds of a clock. */
  readonly now: () => number
  /** Milliseconds after which a write that is not answered counts as refused. */
  readonly answerWithin?: number
}

class WriteNotAnswered extends Error {
  override readonly name = 'WriteNotAnswered'
}

/** A row that comes and goes: it needs the server's log, like everything that is kept, and leaves nothing behind. */
const write = async (db: Kysely<Tables>, at: Date): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const { id } = await tx.insertInto('write_probe').values({ at }).returning('id').executeTakeFirstOrThrow()
    await tx.deleteFrom('write_probe').where('id', '=', id).execute()
  })
}

/** Whether the database takes what is written: by a small write of its own now and then, and by what was refused to anybody else. */
export const openWriteProbe = ({ db, now, answerWithin = 5_000 }: Deps): WriteProbe => {
  let isRefused = false
  let fullAt = -Infinity
  let begunAt = -Infinity
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
      begunAt = -Infinity
    }
  }
  const inTime = async (attempted: Promise<void>): Promise<void> => {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      isRefused = true
      reportUnavailable(new WriteNotAnswered(`A small write was not answered within ${answerWithin} ms`))
      resolve()
    }, answerWithin)
    await Promise.race([attempted, late]).finally(() => { clearTimeout(timer) })
  }
  return {
    probe: async () => {
      if (now() - begunAt < GIVEN_UP_AFTER) return
      begunAt = now()
      await inTime(attempt())
    },
    isWritable: () => !isRefused && now() - fullAt >= FULL_FOR,
    close,
  }
}
