import { request } from 'node:http'

export type HandleStaffOperation = { readonly status: number; readonly body: Record<string, unknown>; readonly type: string }

/** Somebody at a network of their own, with a browser or a program's token, who asks over a socket. */
export const aStaffBrowser = (url: string, from = '127.0.0.1', token?: string) => {
  let cookie = ''
  const ask = (method: string, path: string, body?: object): Promise<HandleStaffOperation> => {
    const { promise, resolve, reject } = Promise.withResolvers<HandleStaffOperation>()
    const sent = body === undefined ? '' : JSON.stringify(body)
    const asked = request(`${url}/staff${path}`, {
      method, localAddress: from, agent: false,
      headers: {
        cookie, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      },
    }, (incomingMessage) => {
      let text = ''
      incomingMessage.setEncoding('utf8').on('data', (part: string) => { text += part }).on('end', () => {
        const input = incomingMessage.headers['set-cookie']?.at(-1)?.split(';')[0]
        if (input !== undefined) cookie = input
        const read = text === '' ? {} : JSON.parse(text) as Record<string, unknown>
        const { type } = read
        resolve({
          status: incomingMessage.statusCode ?? 0, body: read, type: typeof type === 'string' ? type.replace('urn:iris:problem:', '') : '',
        })
      })
    })
    asked.once('error', reject)
    asked.end(sent)
    return promise
  }
  return { ask, cookie: () => cookie }
}
export type StaffBrowser = ReturnType<typeof aStaffBrowser>
