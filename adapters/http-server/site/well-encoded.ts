const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The address of a page as a router can take it apart: one that is badly encoded is taken for its letters, so that the page of
 * a missing address answers it in the language of the visitor. Addresses of the interface have their own answer.
 */
export const wellEncoded = (url: string): string => {
  if (url.startsWith('/api/')) return url
  const [path = '', ...query] = url.split('?')
  return decoded(path) === undefined ? [path.replaceAll('%', '%25'), ...query].join('?') : url
}
