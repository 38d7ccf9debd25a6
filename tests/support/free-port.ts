import { createServer } from 'node:net'

/** A port on which no process listens. */
export const freePort = (): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => {
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return promise
}
