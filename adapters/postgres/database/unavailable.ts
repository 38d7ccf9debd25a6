import { channel } from 'node:diagnostics_channel'

/** Whoever asked is told no more than that the shop is not available; what was the matter goes here, within the request or the job that asked. */
const unavailable = channel('iris:database-unavailable')

export const tellUnavailable = (cause: unknown): void => { unavailable.publish(cause) }

/** Hears of every failure of a database in this process until the returned function is called. */
export const onUnavailable = (listener: (cause: unknown) => void): (() => void) => {
  const hear = (cause: unknown): void => { listener(cause) }
  unavailable.subscribe(hear)
  return () => { unavailable.unsubscribe(hear) }
}
