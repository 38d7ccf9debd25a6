import Fastify, { type FastifyInstance } from 'fastify'

type Answer = { readonly status: number; readonly body: string; readonly type?: string }
type Heard = { readonly url: string; readonly authorization: string | undefined; readonly body: unknown }

/** A provider on this machine that answers what it is told to and remembers what it was asked; `send` leads to it. */
export const fakeDatatrans = async () => {
  const heard: Heard[] = []
  const lines: string[] = []
  const keys: unknown[] = []
  const asked: string[] = []
  let responses: readonly (Answer | 'silence')[] = [{ status: 500, body: '' }]
  const app: FastifyInstance = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/xml', { parseAs: 'string' }, (_request, body, done) => { done(null, body) })
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      lines.push(`${request.method} ${request.url}`)
      keys.push(request.headers['idempotency-key'])
      heard.push({ url: request.url, authorization: request.headers.authorization, body: request.body })
      const [response = 'silence', ...more] = responses
      if (more.length > 0) responses = more
      if (response === 'silence') return new Promise<never>(() => {})
      return reply.code(response.status).type(response.type ?? 'application/json').send(response.body)
    },
  })
  const here = await app.listen({ host: '127.0.0.1', port: 0 })
  const send: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url.origin)
    return fetch(`${here}${url.pathname}${url.search}`, init)
  }
  return {
    send,
    heard,
    /** Method and path of every question. */
    lines,
    /** What named each question as one to be done once. */
    keys,
    /** The origins that were asked, before they were led here. */
    asked,
    /** One after the other; the last one stays. */
    answers: (...next: readonly (Answer | 'silence')[]) => { responses = next },
    close: () => app.close(),
  }
}
