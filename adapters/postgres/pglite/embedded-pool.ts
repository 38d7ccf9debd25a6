import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { lineToThread, type ToThread } from './line-to-thread.ts'

/**
 * PGlite is one session: transactions queue up in front of it, and a queue longer than this is answered with "come back
 * later".
 */
const QUEUE_FOR = 15_000

export type EmbeddedPool = { readonly pool: pg.Pool; readonly stop: () => Promise<void> }

/** Objects of the thread are bytes that come and go; megabytes. */
const YOUNG = 8

/** Beside this file, as it was written or as it was built. */
const THREAD = new URL(`./embedded-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/**
 * PostgreSQL inside this process, in a thread of its own, so that nobody's page waits while it works; without a directory
 * it forgets everything at its end. Rejects with what kept it from opening.
 */
export const openEmbeddedPool = async (cluster?: string): Promise<EmbeddedPool> => {
  const thread = new Worker(THREAD, { workerData: cluster, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } })
  let lastError: unknown
  while (lastError !== 'open') [lastError] = (await once(thread, 'message')) as readonly unknown[]
  const pool = new pg.Pool({
    stream: () => lineToThread(thread),
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_FOR,
  })
  const stop = async (): Promise<void> => {
    const ended = once(thread, 'exit')
    thread.postMessage('close' satisfies ToThread)
    await ended
  }
  return { pool, stop }
}
