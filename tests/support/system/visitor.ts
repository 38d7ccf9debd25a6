import type { Reply } from './request-shop.ts'

/** A visitor with a separate browser: it stores and sends the shop's cookies. */
export const aVisitor = (url: string) => {
  const cookies = new Map<string, string>()
  const ask = async <Body>(path: string, method = 'GET', body?: unknown): Promise<Reply<Body>> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isSent = body !== undefined && method !== 'GET'
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(isSent ? { 'content-type': 'application/json' } : {}) },
      ...(isSent ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : undefined) as Body, text }
  }
  return { ask }
}
export type Visitor = ReturnType<typeof aVisitor>
