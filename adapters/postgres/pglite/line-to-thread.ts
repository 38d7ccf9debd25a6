import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

/** What the thread of the embedded database is sent: messages of PostgreSQL's protocol, or that this is the end. */
export type ToThread = Uint8Array | 'close'
/** What it sends: that it is open, then the answers. */
export type FromThread = 'open' | Uint8Array

const nothing = (): void => {}

/** In place of the socket that `pg` opens to a server: what is written goes to the thread, what it answers is read. */
export const lineToThread = (thread: Worker): Duplex => {
  const send = (bytes: Uint8Array, done: () => void): void => {
    thread.postMessage(Uint8Array.from(bytes) satisfies ToThread)
    done()
  }
  // While developing, Node tells in between which files the thread read.
  const hear = (answer: unknown): void => {
    if (answer instanceof Uint8Array) line.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
  }
  const line = new Duplex({
    read: nothing,
    write: (chunk: Buffer, _encoding, done) => { send(chunk, done) },
    writev: (chunks, done) => { send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done) },
    // A server closes its side as well; `pg` waits for that before it takes a connection for ended.
    final: (ended) => {
      line.push(null)
      ended()
    },
    destroy: (error, done) => {
      thread.off('message', hear)
      done(error)
    },
  })
  thread.on('message', hear)
  const connect = (): void => { process.nextTick(() => line.emit('connect')) }
  return Object.assign(line, { connect, setNoDelay: nothing, setKeepAlive: nothing, ref: nothing, unref: nothing })
}
