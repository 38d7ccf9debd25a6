import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { prepareStatements } from '../database/prepare-statements.ts'
import { threadStream, type ToThread } from './thread-stream.ts'

/** Milliseconds that a transaction waits for the only session of PGlite before it is refused. */
const QUEUE_TIMEOUT = 15_000

export type EmbeddedPool = { readonly pool: pg.Pool; readonly stop: () => Promise<void> }

/** Megabytes for the young generation of the thread's heap: its objects are short-lived buffers. */
const YOUNG_GENERATION_MB = 8

/** Next to this file, both in the sources and in the build. */
const THREAD = new URL(`./embedded-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/**
 * PostgreSQL inside this process, in its own thread, so that requests are not blocked while it works. Without a directory the data is
 * only in memory. Rejects with the error that prevented it from opening.
 */
export const openEmbeddedPool = async (cluster?: string): Promise<EmbeddedPool> => {
  const thread = new Worker(THREAD, { workerData: cluster, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } })
  let message: unknown
  while (message !== 'open') [message] = (await once(thread, 'message')) as readonly unknown[]
  const pool = new pg.Pool({
    stream: () => threadStream(thread),
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_TIMEOUT,
  })
  const stop = async (): Promise<void> => {
    const ended = once(thread, 'exit')
    thread.postMessage('close' satisfies ToThread)
    await ended
  }
  return { pool: prepareStatements(pool), stop }
}
