import { request } from 'node:http'

export type HandleStaffOperation = { readonly status: number; readonly body: Record<string, unknown>; readonly type: string }

/** A client with its own network, with a browser or an API token, that sends requests over a socket. */
export const aStaffBrowser = (url: string, from = '127.0.0.1', token?: string) => {
  let cookie = ''
  const ask = (method: string, path: string, body?: object): Promise<HandleStaffOperation> => {
    const { promise, resolve, reject } = Promise.withResolvers<HandleStaffOperation>()
    const sent = body === undefined ? '' : JSON.stringify(body)
    const outgoing = request(`${url}/staff${path}`, {
      method, localAddress: from, agent: false,
      headers: {
        cookie, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      },
    }, (incomingMessage) => {
      let text = ''
      incomingMessage.setEncoding('utf8').on('data', (part: string) => { text += part }).on('end', () => {
        const setCookie = incomingMessage.headers['set-cookie']?.at(-1)?.split(';')[0]
        if (setCookie !== undefined) cookie = setCookie
        const read = text === '' ? {} : JSON.parse(text) as Record<string, unknown>
        const { type } = read
        resolve({
          status: incomingMessage.statusCode ?? 0, body: read, type: typeof type === 'string' ? type.replace('urn:iris:problem:', '') : '',
        })
      })
    })
    outgoing.once('error', reject)
    outgoing.end(sent)
    return promise
  }
  return { ask, cookie: () => cookie }
}
export type StaffBrowser = ReturnType<typeof aStaffBrowser>
