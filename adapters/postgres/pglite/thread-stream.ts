import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

/** What the thread of the embedded database receives: messages of PostgreSQL's protocol, or the request to close. */
export type ToThread = Uint8Array | 'close'
/** What the thread sends: that it is open, and then the responses. */
export type FromThread = 'open' | Uint8Array

const nothing = (): void => {}

/** Replaces the socket that `pg` would open to a server: writes go to the thread, its responses are read. */
export const threadStream = (thread: Worker): Duplex => {
  const send = (bytes: Uint8Array, done: () => void): void => {
    thread.postMessage(Uint8Array.from(bytes) satisfies ToThread)
    done()
  }
  // During development Node also sends messages about the files that the thread has loaded.
  const onMessage = (message: unknown): void => {
    if (message instanceof Uint8Array) line.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
  }
  const line = new Duplex({
    read: nothing,
    write: (chunk: Buffer, _encoding, done) => { send(chunk, done) },
    writev: (chunks, done) => { send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done) },
    // A server closes its side as well, and `pg` waits for that before it treats a connection as ended.
    final: (ended) => {
      line.push(null)
      ended()
    },
    destroy: (error, done) => {
      thread.off('message', onMessage)
      done(error)
    },
  })
  thread.on('message', onMessage)
  const connect = (): void => { process.nextTick(() => line.emit('connect')) }
  return Object.assign(line, { connect, setNoDelay: nothing, setKeepAlive: nothing, ref: nothing, unref: nothing })
}
