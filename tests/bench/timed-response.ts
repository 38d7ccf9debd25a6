import { Agent, request } from 'node:http'

export type Reply = { readonly status: number; readonly ms: number }

let count = 0

/** Sends requests from a separate address, over an open connection, like an attacker who measures. */
export const ask = async (url: string, path: string, body: unknown, own: Readonly<Record<string, string>> = {}): Promise<Reply> => {
  count += 1
  const localAddress = `127.${1 + ((count >> 14) & 63)}.${(count >> 7) & 127}.${1 + (count & 127)}`
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const once = (method: string, at: string, text = ''): Promise<number> => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const headers = text === '' ? {} : { ...own, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const sent = request(`${url}${at}`, { method, headers, agent, localAddress }, (reply) => {
      reply.resume().once('error', reject).once('end', () => { resolve(reply.statusCode ?? 0) })
    })
    sent.once('error', reject).end(text)
    return promise
  }
  try {
    await once('GET', '/health/live')
    const from = performance.now()
    const status = await once('POST', path, JSON.stringify(body))
    return { status, ms: performance.now() - from }
  } finally {
    agent.destroy()
  }
}

export const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
  items.map((item) => ({ item, at: Math.random() })).sort((one, other) => one.at - other.at).map(({ item }) => item)

/** How often a known address is slower than an unknown one, ties counted half: 0.5 is chance, 0 and 1 are certainty. */
export const areaUnderCurve = (known: readonly number[], unknown: readonly number[]): number => {
  const all = [...known.map((ms) => ({ ms, isKnown: true })), ...unknown.map((ms) => ({ ms, isKnown: false }))]
    .sort((one, other) => one.ms - other.ms)
  const ranks = all.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0)
  return (ranks - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length)
}
