export type Sent = {
  readonly method: string
  /** As the browser addressed us, with its port. */
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

/** What no page can send to another site unasked: a method or a content that a browser asks permission for first. */
const needsPermission = ({ method, headers }: Sent): boolean =>
  method !== 'POST' || /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')

/** Whether a request may write: our own pages may, programs may, pages of other sites may not. */
export const mayWrite = (sent: Sent): boolean => {
  if (READING.includes(sent.method)) return true
  const { origin, 'sec-fetch-site': site } = sent.headers
  if (site !== undefined && site !== 'same-origin') return false
  // A page that names itself to nobody sends this; that it is our own is said by the other header.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) return isOwn(origin, sent.host)
  return site === 'same-origin' || needsPermission(sent)
}
