import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Upstream = { readonly port: number; isReady: boolean }

/** The interval of readiness requests; milliseconds. */
const PAUSE = 200

/**
 * A load balancer before several processes: round robin over ready ones, each request once. Failed requests
 * are answered with 502.
 */
export const openProxy = async () => {
  const agent = new Agent({ keepAlive: true })
  const upstreams: Upstream[] = []
  let index = 0
  const look = async (one: Upstream): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${one.port}/health/ready`).catch(() => undefined)
    one.isReady = response?.status === 200
  }
  const forwarded = ({ headers, socket }: IncomingMessage) => ({ ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' })
  const server = createServer((incoming, response) => {
    const ready = upstreams.filter(({ isReady }) => isReady)
    const upstream = ready[(index += 1) % ready.length]
    const fail = (): void => { if (!response.headersSent) response.writeHead(502).end('{}') }
    if (upstream === undefined) return fail()
    const { method = 'GET', url: path = '/' } = incoming
    const passed = request({
      port: upstream.port, host: '127.0.0.1', method, path, headers: forwarded(incoming), agent,
    }, (incomingMessage) => {
      response.writeHead(incomingMessage.statusCode ?? 502, incomingMessage.headers)
      incomingMessage.pipe(response)
    })
    passed.once('error', fail)
    incoming.pipe(passed)
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
