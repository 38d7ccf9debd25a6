import { connect } from 'node:net'

/** Sends these very bytes and answers everything that comes back until the line is closed. */
export const requestRaw = (port: number, bytes: string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let heard = ''
  const line = connect(port, '127.0.0.1', () => { line.write(bytes) })
  line.setEncoding('utf8').on('data', (part: string) => { heard += part })
  line.once('close', () => { resolve(heard) }).once('error', () => { resolve(heard) })
  return promise
}

export const rawRequest = (method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): string =>
  [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', connection: 'close', 'content-length': String(body.length), ...headers })
      .map(([name, value]) => `${name}: ${value}`),
    '', body,
  ].join('\r\n')

export const statusOf = (heard: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0)
