import { channel } from 'node:diagnostics_channel'

/** The caller learns only that the database is unavailable; the cause is published here, in the context of the request or job. */
const unavailable = channel('iris:database-unavailable')

export const reportUnavailable = (cause: unknown): void => { unavailable.publish(cause) }

/** Calls the listener on every database failure in this process, until the returned function is called. */
export const onUnavailable = (listener: (cause: unknown) => void): (() => void) => {
  const onMessage = (cause: unknown): void => { listener(cause) }
  unavailable.subscribe(onMessage)
  return () => { unavailable.unsubscribe(onMessage) }
}
