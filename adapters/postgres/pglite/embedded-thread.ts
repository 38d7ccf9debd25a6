import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { FromThread, ToThread } from './line-to-thread.ts'

/** PostgreSQL's own 128 MB would stand in the memory of this process, twice: the system keeps the files it reads as well. */
const BUFFERS = ['-c', 'shared_buffers=16MB']

const cluster = workerData as string | undefined
const pglite = await PGlite.create({
  ...(cluster === undefined ? {} : { dataDir: cluster }),
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...BUFFERS],
})

const tell = (news: FromThread, ...moved: readonly ArrayBuffer[]): void => { parentPort?.postMessage(news, [...moved]) }

const answer = async (asked: ToThread): Promise<void> => {
  if (asked === 'close') {
    await pglite.close()
    parentPort?.close()
    return
  }
  const bytes = await pglite.execProtocolRaw(asked)
  tell(bytes, bytes.buffer as ArrayBuffer)
}

// In the order they came. A refusal of PostgreSQL is an answer; whatever else fails ends the thread, and with it the process.
let earlier = Promise.resolve()
parentPort?.on('message', (asked: ToThread) => {
  earlier = earlier.then(() => answer(asked))
})
tell('open')
