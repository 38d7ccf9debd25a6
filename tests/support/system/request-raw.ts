import { connect } from 'node:net'

/** Sends exactly these bytes and returns everything received until the connection is closed. */
export const requestRaw = (port: number, bytes: string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let received = ''
  const line = connect(port, '127.0.0.1', () => { line.write(bytes) })
  line.setEncoding('utf8').on('data', (part: string) => { received += part })
  line.once('close', () => { resolve(received) }).once('error', () => { resolve(received) })
  return promise
}

export const rawRequest = (method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): string =>
  [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', connection: 'close', 'content-length': String(body.length), ...headers })
      .map(([name, value]) => `${name}: ${value}`),
    '', body,
  ].join('\r\n')

export const statusOf = (received: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)
