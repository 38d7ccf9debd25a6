import type { FastifyInstance } from 'fastify'

type Settings = {
  /** Milliseconds for which requests are still accepted while readiness says no, so that the load balancer notices. */
  readonly notice: number
  /** Milliseconds after that, by which everything running must have ended. */
  readonly deadline: number
  readonly exit: (code: number) => void
}

/** Milliseconds between two looks for connections whose last response has ended. */
const IDLE_PAUSE = 100

/**
 * Closes the server once every running request is answered. Node closes idle connections only when closing begins: one that was busy
 * then would stay open until its client or the keep-alive time ends it, which is longer than the deadline.
 */
const closeServer = async (app: FastifyInstance): Promise<void> => {
  const closing = setInterval(() => { app.server.closeIdleConnections() }, IDLE_PAUSE)
  await app.close().finally(() => { clearInterval(closing) })
}

/** The steps of a shutdown: readiness says no, new requests are rejected, running requests are finished, resources are closed. */
export const openDrain = ({ notice, deadline, exit }: Settings) => {
  let isDraining = false
  const drain = (app: FastifyInstance, close: () => Promise<void>) => (signal: NodeJS.Signals): void => {
    if (isDraining) return exit(1)
    isDraining = true
    app.log.info({ signal }, 'shutting down')
    const end = async (): Promise<void> => {
      const late = setTimeout(() => {
        app.log.error('shutdown timed out')
        exit(1)
      }, deadline)
      try {
        await closeServer(app)
        await close()
        exit(0)
      } catch (error) {
        app.log.error({ error }, 'shutdown failed')
        exit(1)
      } finally {
        clearTimeout(late)
      }
    }
    setTimeout(() => { void end() }, notice)
  }
  return { isOpen: (): Promise<boolean> => Promise.resolve(!isDraining), drain }
}
export type Drain = ReturnType<typeof openDrain>

/** On SIGTERM or SIGINT; a second signal ends at once. */
export const drainOnSignal = (drain: Drain, app: FastifyInstance, close: () => Promise<void>): void => {
  const begin = drain.drain(app, close)
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
}
