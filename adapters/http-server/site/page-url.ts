const TARGET = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i

/** The URL a page is rendered for: path and query of the request, the origin from the configuration. */
export const pageUrl = (target: string, publicUrl: string): URL => {
  const [, path = '', query = ''] = TARGET.exec(target) ?? []
  const url = new URL(publicUrl)
  // URL parsers read a backslash as a slash, and what follows two of them as a host.
  url.pathname = `/${path.replace(/^\/+/, '').replaceAll('\\', '%5C')}`
  url.search = query
  return url
}
