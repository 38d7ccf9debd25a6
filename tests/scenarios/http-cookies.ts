import { jarReading, type CookieJar } from '../../adapters/cookies/cookie-jar.ts'

/** The cookies of one device, as in a browser: a response sets them and the next request sends them. */
export const openHttpCookies = (): { readonly jar: CookieJar; readonly fetch: typeof fetch } => {
  const cookies = new Map<string, string>()
  const store = (line: string): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }
  const header = (): string => [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return {
    jar: {
      ...jarReading(({ name }) => [cookies.get(name) ?? []].flat()),
      set: ({ name }, value) => { cookies.set(name, value) },
      remove: ({ name }) => { cookies.delete(name) },
    },
    fetch: async (input, init = {}) => {
      const response = await fetch(input, { ...init, headers: { ...(init.headers as Record<string, string>), cookie: header() } })
      for (const line of response.headers.getSetCookie()) store(line)
      return response
    },
  }
}
