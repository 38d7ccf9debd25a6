import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Upstream = { readonly port: number; isReady: boolean }

/** How often each is asked whether it is ready; milliseconds. */
const PAUSE = 200

/**
 * A balancer before several processes: one after the other of those that say they are ready, each request once. What it could not
 * have answered it answers with 502.
 */
export const openProxy = async () => {
  const agent = new Agent({ keepAlive: true })
  const upstreams: Upstream[] = []
  let turn = 0
  const look = async (one: Upstream): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${one.port}/health/ready`).catch(() => undefined)
    one.isReady = response?.status === 200
  }
  const forwarded = ({ headers, socket }: IncomingMessage) => ({ ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' })
  const server = createServer((asked, response) => {
    const ready = upstreams.filter(({ isReady }) => isReady)
    const upstream = ready[(turn += 1) % ready.length]
    const fail = (): void => { if (!response.headersSent) response.writeHead(502).end('{}') }
    if (upstream === undefined) return fail()
    const { method = 'GET', url: path = '/' } = asked
    const passed = request({
      port: upstream.port, host: '127.0.0.1', method, path, headers: forwarded(asked), agent,
    }, (incomingMessage) => {
      response.writeHead(incomingMessage.statusCode ?? 502, incomingMessage.headers)
      incomingMessage.pipe(response)
    })
    passed.once('error', fail)
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  const timer = setInterval(() => { for (const one of upstreams) void look(one) }, PAUSE)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (port: number): Promise<void> => {
      const one = { port, isReady: false }
      await look(one)
      upstreams.push(one)
    },
    close: (): void => {
      clearInterval(timer)
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
