import { canParseUrl } from '../parse-url.ts'

/** A file that the shop's editors put up: what it is called, and where it lies. */
export type OfferedFile = { readonly name: string; readonly address: string }

/** Where the files of editors lie, each space its own; nothing of anywhere else is offered as the shop's own (decision S16). */
const HOST = 'a.storyblok.com'
const FILE = /^[^/\\]+\.(?:pdf|docx?|xlsx?|jpe?g|png)$/i
const LONGEST = 500

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const isPlain = (path: string): boolean => !path.includes('..') && !path.includes('\\') && !/[\p{Cc}]/u.test(path)

/**
 * The file that an address names, where it may be offered: of one host, of the shop's own Storyblok spaces, of eight kinds, by a plain
 * path (decision S16).
 */
export const offeredFile = (asked: string | null, spaces: readonly string[] = []): OfferedFile | undefined => {
  if (asked === null || asked.length > LONGEST || !canParseUrl(asked)) return undefined
  const { protocol, host, username, password, pathname, href } = new URL(asked)
  const path = decoded(pathname)
  const name = path?.split('/').at(-1)
  if (path === undefined || name === undefined || !isPlain(decoded(asked) ?? '..')) return undefined
  const isOwn = spaces.some((space) => path.startsWith(`/f/${space}/`))
  const isOurs = protocol === 'https:' && host === HOST && username === '' && password === '' && isOwn
  return isOurs && FILE.test(name) ? { name, address: href } : undefined
}
