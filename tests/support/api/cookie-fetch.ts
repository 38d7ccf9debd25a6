/** A fetch that stores cookies as one browser does: cookies set by the shop are sent from then on. */
export const cookieFetch = (): typeof fetch => {
  const jar = new Map<string, string>()
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, text]) => `${name}=${text}`).join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', text = ''] = pair.split('=')
      if (/max-age=0\b|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, text)
    }
    return response
  }
}
