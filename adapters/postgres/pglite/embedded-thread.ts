import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { CLUSTER_OPTIONS, initialData } from './packed-cluster.ts'
import type { FromThread, ToThread } from './thread-stream.ts'

const cluster = workerData as string | undefined
const pglite = await PGlite.create({
  ...CLUSTER_OPTIONS, ...(await initialData(cluster)), ...(cluster === undefined ? {} : { dataDir: cluster }),
})

const send = (message: FromThread, ...transferred: readonly ArrayBuffer[]): void => { parentPort?.postMessage(message, [...transferred]) }

const execute = async (message: ToThread): Promise<void> => {
  if (message === 'close') {
    await pglite.close()
    parentPort?.close()
    return
  }
  const bytes = await pglite.execProtocolRaw(message)
  send(bytes, bytes.buffer as ArrayBuffer)
}

// Messages are executed in order. An error of PostgreSQL is part of the protocol; any other failure ends the thread, and with it the
// process.
let earlier = Promise.resolve()
parentPort?.on('message', (message: ToThread) => {
  earlier = earlier.then(() => execute(message))
})
send('open')
