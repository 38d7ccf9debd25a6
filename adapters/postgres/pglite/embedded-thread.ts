import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { AS_THE_SHOP_OPENS, begunWith } from './packed-cluster.ts'
import type { FromThread, ToThread } from './line-to-thread.ts'

const cluster = workerData as string | undefined
const pglite = await PGlite.create({
  ...AS_THE_SHOP_OPENS, ...(await begunWith(cluster)), ...(cluster === undefined ? {} : { dataDir: cluster }),
})

const tell = (news: FromThread, ...moved: readonly ArrayBuffer[]): void => { parentPort?.postMessage(news, [...moved]) }

const answer = async (message: ToThread): Promise<void> => {
  if (message === 'close') {
    await pglite.close()
    parentPort?.close()
    return
  }
  const bytes = await pglite.execProtocolRaw(message)
  tell(bytes, bytes.buffer as ArrayBuffer)
}

// In the order they came. A refusal of PostgreSQL is an answer; whatever else fails ends the thread, and with it the process.
let earlier = Promise.resolve()
parentPort?.on('message', (message: ToThread) => {
  earlier = earlier.then(() => answer(message))
})
tell('open')
