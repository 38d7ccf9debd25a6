import { channel } from 'node:diagnostics_channel'

/** Whoever asked learns only that the shop is not available; the cause goes here, in the context of the request or the job that asked. */
const unavailable = channel('iris:database-unavailable')

export const reportUnavailable = (cause: unknown): void => { unavailable.publish(cause) }

/** Hears of every failure of a database in this process until the returned function is called. */
export const onUnavailable = (listener: (cause: unknown) => void): (() => void) => {
  const hear = (cause: unknown): void => { listener(cause) }
  unavailable.subscribe(hear)
  return () => { unavailable.unsubscribe(hear) }
}
