import type { FastifyInstance } from 'fastify'

/** On SIGTERM or SIGINT: no new requests, the running ones are answered, then everything is given back. A second signal ends at once. */
export const drainOnSignal = (app: FastifyInstance, close: () => Promise<void>): void => {
  let draining = false
  const drain = (signal: NodeJS.Signals): void => {
    if (draining) process.exit(1)
    draining = true
    app.log.info({ signal }, 'draining')
    void app
      .close()
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ error }, 'could not close cleanly')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}
