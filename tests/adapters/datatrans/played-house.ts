import Fastify, { type FastifyInstance } from 'fastify'

type Answer = { readonly status: number; readonly body: string; readonly type?: string }
type Heard = { readonly url: string; readonly authorization: string | undefined; readonly body: unknown }

/** A house on this machine that answers what it is told to and remembers what it was asked; `send` leads to it. */
export const playedHouse = async () => {
  const heard: Heard[] = []
  const asked: string[] = []
  let answer: Answer | 'silence' = { status: 500, body: '' }
  const app: FastifyInstance = Fastify({ forceCloseConnections: true })
  app.post('/*', async (request, reply) => {
    heard.push({ url: request.url, authorization: request.headers.authorization, body: request.body })
    if (answer === 'silence') return new Promise<never>(() => {})
    return reply.code(answer.status).type(answer.type ?? 'application/json').send(answer.body)
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
    /** The origins that were asked, before they were led here. */
    asked,
    answers: (next: Answer | 'silence') => { answer = next },
    close: () => app.close(),
  }
}
