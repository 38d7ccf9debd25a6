const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The address of a page in a form that the router can parse: a badly encoded one is escaped, so that the shop's "not found" page responds
 * in the visitor's language. The API handles its addresses itself.
 */
export const wellEncoded = (url: string): string => {
  if (url.startsWith('/api/')) return url
  const [path = '', ...query] = url.split('?')
  return decoded(path) === undefined ? [path.replaceAll('%', '%25'), ...query].join('?') : url
}
