import { connect, createServer, type Socket } from 'node:net'

/** The phone network of Lighthouse: round-trip milliseconds, and bytes per millisecond of download. */
const ROUND_TRIP = 150
const WIDTH = 1_638_400 / 8 / 1000
/** The chunk size before another connection has its turn. */
const PIECE = 4096

export type SlowConnection = {
  readonly url: string
  /** The bytes received until now. */
  readonly carried: () => number
  readonly close: () => void
}

type Way = { readonly socket: Socket; readonly pieces: Buffer[] }

const inPieces = (chunk: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(chunk.length / PIECE) }, (_, index) => chunk.subarray(index * PIECE, (index + 1) * PIECE))

/**
 * A port in front of a shop with the speed of a phone's network. Throttling in the browser works page by page: a prerendered or
 * prefetched page would arrive at full speed.
 */
export const openSlowConnection = async (port: number, shop: string): Promise<SlowConnection> => {
  const methods = new Set<Way>()
  let carried = 0
  let isCarrying = false
  const carry = (): void => {
    const method = [...methods].find(({ pieces }) => pieces.length > 0)
    const piece = method?.pieces.shift()
    isCarrying = piece !== undefined
    if (method === undefined || piece === undefined) return
    // The connections take turns.
    methods.delete(method)
    methods.add(method)
    setTimeout(() => {
      carried += piece.length
      setTimeout(() => { if (!method.socket.destroyed) method.socket.write(piece) }, ROUND_TRIP / 2)
      carry()
    }, piece.length / WIDTH)
  }
  const server = createServer((socket) => {
    const method: Way = { socket, pieces: [] }
    const there = connect(Number(new URL(shop).port), 'localhost')
    const end = (): void => {
      methods.delete(method)
      socket.destroy()
      there.destroy()
    }
    methods.add(method)
    // A connection is open after one round trip.
    const opened = performance.now() + ROUND_TRIP
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      setTimeout(() => { if (!there.destroyed) there.write(chunk) }, ROUND_TRIP / 2 + Math.max(0, opened - performance.now()))
    })
    there.on('data', (chunk) => {
      method.pieces.push(...inPieces(chunk))
      if (!isCarrying) carry()
    })
    for (const one of [socket, there]) one.on('close', end).on('error', end)
  })
  await new Promise<void>((resolve) => { server.listen(port, 'localhost', resolve) })
  return {
    url: `http://localhost:${port}`,
    carried: () => carried,
    close: () => {
      for (const { socket } of methods) socket.destroy()
      server.close()
    },
  }
}
