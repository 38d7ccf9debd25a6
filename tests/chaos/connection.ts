import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to a port of this machine that can be cut: data in transit is lost in both directions. */
export type Connection = { readonly port: number; readonly cut: () => void; readonly close: () => void }

export async function openConnection(target: number): Promise<Connection> {
  const sockets = new Set<Socket>()
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from)
    from.on('error', () => {}).once('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.pipe(to)
  }
  const server = createServer((near) => {
    // The target sees the client's address: limits count each buyer separately.
    const far = connect({ port: target, host: '127.0.0.1', localAddress: near.remoteAddress?.replace('::ffff:', '') ?? '127.0.0.1' })
    join(near, far)
    join(far, near)
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  const cut = (): void => { for (const socket of sockets) socket.destroy() }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}
