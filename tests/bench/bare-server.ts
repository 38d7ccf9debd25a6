import Fastify from 'fastify'

// A minimal server: one route that returns given bytes, with the same headers as the shop's page.
const [, , port = '', url = ''] = process.argv
const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await response.arrayBuffer())
const headers = Object.fromEntries(
  [...response.headers].filter(([name]) => !['content-length', 'connection', 'date', 'keep-alive'].includes(name)),
)
const app = Fastify({ logger: false })
app.get('/', (_request, reply) => reply.headers(headers).send(body))
await app.listen({ port: Number(port), host: '127.0.0.1' })
