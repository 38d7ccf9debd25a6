const TARGET = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i

/** The address of a page as it is drawn: path and query as they were asked for, everything before them as the shop knows itself. */
export const pageUrl = (target: string, publicUrl: string): URL => {
  const [, path = '', query = ''] = TARGET.exec(target) ?? []
  const url = new URL(publicUrl)
  // A reader of addresses takes a backslash for a slash, and what stands behind two of those for a host.
  url.pathname = `/${path.replace(/^\/+/, '').replaceAll('\\', '%5C')}`
  url.search = query
  return url
}
