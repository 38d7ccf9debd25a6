import { canParseUrl } from '../parse-url.ts'

/** A file that editors uploaded: its name and its address. */
export type OfferedFile = { readonly name: string; readonly address: string }

/** The host of uploaded files, with a path for each space; files from anywhere else are not offered (decision S16). */
const HOST = 'a.storyblok.com'
const FILE = /^[^/\\]+\.(?:pdf|docx?|xlsx?|jpe?g|png)$/i
const MAX_LENGTH = 500

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const isPlain = (path: string): boolean => !path.includes('..') && !path.includes('\\') && !/[\p{Cc}]/u.test(path)

/**
 * The file at an address, if it may be offered: on the one host, in one of the shop's own Storyblok spaces, of an allowed file type,
 * with a plain path (decision S16).
 */
export const offeredFile = (requested: string | null, spaces: readonly string[] = []): OfferedFile | undefined => {
  if (requested === null || requested.length > MAX_LENGTH || !canParseUrl(requested)) return undefined
  const { protocol, host, username, password, pathname, href } = new URL(requested)
  const path = decoded(pathname)
  const name = path?.split('/').at(-1)
  if (path === undefined || name === undefined || !isPlain(decoded(requested) ?? '..')) return undefined
  const isOwn = spaces.some((space) => path.startsWith(`/f/${space}/`))
  const isOurs = protocol === 'https:' && host === HOST && username === '' && password === '' && isOwn
  return isOurs && FILE.test(name) ? { name, address: href } : undefined
}
