export type WriteRequest = {
  readonly method: string
  /** The host that the browser requested, with its port. */
  readonly host: string
  readonly headers: {
    readonly origin?: string | undefined
    readonly 'sec-fetch-site'?: string | string[] | undefined
    readonly 'content-type'?: string | undefined
  }
}

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

const isOwn = (origin: string, host: string): boolean =>
  URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).host === host.toLowerCase()

/** Whether a browser sends this cross-site only after a CORS preflight: by its method or content type. */
const needsPermission = ({ method, headers }: WriteRequest): boolean =>
  method !== 'POST' || /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')

/** Whether a request may write: our own pages and programs may, pages of other sites may not. */
export const mayWrite = (request: WriteRequest): boolean => {
  if (READING.includes(request.method)) return true
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin') return false
  // A page with `Referrer-Policy: no-referrer` sends `null`; `sec-fetch-site` tells whether it is our own.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) return isOwn(origin, request.host)
  return site === 'same-origin' || needsPermission(request)
}
