import Fastify, { type FastifyInstance } from 'fastify'

type Answer = { readonly status: number; readonly body: string; readonly type?: string }
type ReceivedRequest = { readonly url: string; readonly authorization: string | undefined; readonly body: unknown }

/** A provider on this machine with scripted responses that records requests; `send` redirects requests to it. */
export const fakeDatatrans = async () => {
  const received: ReceivedRequest[] = []
  const lines: string[] = []
  const keys: unknown[] = []
  const origins: string[] = []
  let responses: readonly (Answer | 'silence')[] = [{ status: 500, body: '' }]
  const app: FastifyInstance = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/xml', { parseAs: 'string' }, (_request, body, done) => { done(null, body) })
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      lines.push(`${request.method} ${request.url}`)
      keys.push(request.headers['idempotency-key'])
      received.push({ url: request.url, authorization: request.headers.authorization, body: request.body })
      const [response = 'silence', ...more] = responses
      if (more.length > 0) responses = more
      if (response === 'silence') return new Promise<never>(() => {})
      return reply.code(response.status).type(response.type ?? 'application/json').send(response.body)
    },
  })
  const here = await app.listen({ host: '127.0.0.1', port: 0 })
  const send: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    origins.push(url.origin)
    return fetch(`${here}${url.pathname}${url.search}`, init)
  }
  return {
    send,
    received,
    /** Method and path of every request. */
    lines,
    /** The idempotency keys of the requests. */
    keys,
    /** The original hosts of the redirected requests. */
    origins,
    /** Returned one after the other; the last one is repeated. */
    answers: (...next: readonly (Answer | 'silence')[]) => { responses = next },
    close: () => app.close(),
  }
}
