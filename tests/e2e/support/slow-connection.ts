import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Bytes per millisecond, latency in milliseconds, and the share of packets that are lost and sent again after `RESENT`. */
const WIDTH = 50
const WAY = 300
const LOST_OF = 10
const RESENT = 1000

export type BadLine = {
  readonly url: string
  /** Slows the connection and loses packets, like a phone at the edge of a cell. */
  readonly slow: () => void
  /** Loses the responses to such requests, with the connection; `silently`: the browser keeps waiting. */
  readonly loseAnswersTo: (request: RegExp, silently?: boolean) => void
  /** The number of lost responses. */
  readonly lost: () => number
  readonly heal: () => void
  readonly close: () => void
}

/** A connection to a shop of this machine. `refusesCookies`: no cookie of the shop arrives, as in a browser that blocks them. */
export const openBadLine = async (target: number, { refusesCookies = false } = {}): Promise<BadLine> => {
  const sockets = new Set<Socket>()
  let isSlow = false
  let losing: RegExp | undefined
  let isSilent = false
  let [pieces, lost] = [0, 0]
  const onItsWay = async ({ length }: Buffer): Promise<void> => {
    if (!isSlow) return
    pieces += 1
    await wait(WAY + length / WIDTH + (pieces % LOST_OF === 0 ? RESENT : 0))
  }
  /** Packets in order. */
  const carry = (from: Socket, to: Socket, pass: (piece: Buffer) => Buffer | undefined): void => {
    let before = Promise.resolve()
    sockets.add(from)
    from.on('data', (piece) => {
      const passed = pass(piece)
      if (passed === undefined) return
      before = before.then(() => onItsWay(passed)).then(() => { if (!to.destroyed) to.write(passed) })
    }).on('error', () => {}).once('close', () => {
      sockets.delete(from)
      void before.then(() => { to.destroy() })
    })
  }
  const withoutCookies = (piece: Buffer): Buffer =>
    (refusesCookies ? Buffer.from(piece.toString('latin1').replaceAll(/\r\nset-cookie:/gi, '\r\nno-cookie:'), 'latin1') : piece)
  const server = createServer((near) => {
    const far = connect({ port: target, host: 'localhost' })
    let isLosing = false
    carry(near, far, (piece) => {
      isLosing ||= losing?.test(piece.toString('latin1')) === true
      return piece
    })
    carry(far, near, (piece) => {
      if (!isLosing) return withoutCookies(piece)
      lost += 1
      if (!isSilent) near.destroy()
      return undefined
    })
  })
  await new Promise<void>((resolve) => { server.listen(0, 'localhost', resolve) })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    slow: () => { isSlow = true },
    loseAnswersTo: (request, silently = false) => {
      losing = request
      isSilent = silently
    },
    lost: () => lost,
    heal: () => {
      isSlow = false
      losing = undefined
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
