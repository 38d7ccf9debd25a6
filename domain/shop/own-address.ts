import { canParseUrl } from '../parse-url.ts'

/** What a browser would leave out of an address or read otherwise than it is written: controls, ends of lines, backslashes. */
const MISREAD = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

const isWhole = (text: string): boolean => /^https?:\/\/[^/]/i.test(text)
const isPath = (text: string): boolean => /^\/(?!\/)/.test(text)

/**
 * An address of one of these origins, taken apart as a browser does it, since `//host`, `/\host` and `/..//host` all leave the shop: a
 * path with one slash at its front, which belongs to the first of them, or a whole address with nobody's name in it (decision S1).
 */
export const readAddress = (text: string, origins: readonly [own: string, ...others: readonly string[]]): URL | undefined => {
  if (MISREAD.test(text) || !(isPath(text) || isWhole(text)) || !canParseUrl(text, origins[0])) return undefined
  const url = new URL(text, origins[0])
  const isTheirs = origins.includes(url.origin) && url.username === '' && url.password === ''
  return isTheirs && !url.pathname.startsWith('//') ? url : undefined
}
