import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Stated = { readonly federatedUserId?: readonly { readonly rawId: string }[]; readonly localId?: string }

/** Users of a project as in Firebase's emulator, with failures on demand, and a count of deletions per user. */
export const openFakeUsers = async (subjects: readonly string[]) => {
  const left = new Set(subjects)
  const deleted: string[] = []
  let isAway = false
  const respond = (url: string, { federatedUserId, localId = '' }: Stated): readonly [number, object] => {
    if (isAway) return [503, {}]
    const result = (federatedUserId ?? []).map(({ rawId }) => rawId).filter((one) => left.has(one))
    if (url.endsWith(':lookup')) return [200, { users: result.map((one) => ({ localId: one })) }]
    if (!left.delete(localId)) return [400, { error: { message: 'USER_NOT_FOUND' } }]
    deleted.push(localId)
    return [200, {}]
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [status, message] = respond(request.url ?? '', JSON.parse(body) as Stated)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(message))
    })
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    left: () => left.size,
    deleted: (): readonly string[] => deleted,
    away: (is: boolean) => { isAway = is },
    close: () => new Promise<void>((resolve) => { server.close(() => { resolve() }); server.closeAllConnections() }),
  }
}
export type FakeUsers = Awaited<ReturnType<typeof openFakeUsers>>
