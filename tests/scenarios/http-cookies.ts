import { jarReading, type CookieJar } from '../../adapters/cookies/cookie-jar.ts'

/** The cookies of one device, as a browser keeps them: what an answer sets the next request brings. */
export const openHttpCookies = (): { readonly jar: CookieJar; readonly fetch: typeof fetch } => {
  const kept = new Map<string, string>()
  const take = (line: string): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) kept.delete(name)
    else kept.set(name, decodeURIComponent(value))
  }
  const header = (): string => [...kept].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return {
    jar: {
      ...jarReading(({ name }) => [kept.get(name) ?? []].flat()),
      set: ({ name }, value) => { kept.set(name, value) },
      remove: ({ name }) => { kept.delete(name) },
    },
    fetch: async (input, init = {}) => {
      const response = await fetch(input, { ...init, headers: { ...(init.headers as Record<string, string>), cookie: header() } })
      for (const line of response.headers.getSetCookie()) take(line)
      return response
    },
  }
}
