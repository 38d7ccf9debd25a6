import { canParseUrl } from '../parse-url.ts'

/** Characters that browsers drop from a URL or interpret differently: control characters, line ends, backslashes. */
const MISREAD = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

const isWhole = (text: string): boolean => /^https?:\/\/[^/]/i.test(text)
const isPath = (text: string): boolean => /^\/(?!\/)/.test(text)

/**
 * A URL of one of these origins, parsed as a browser does it, since `//host`, `/\host` and `/..//host` all leave the shop: a path with
 * one leading slash, on the first origin, or a full URL without credentials (decision S1).
 */
export const readAddress = (text: string, origins: readonly [own: string, ...others: readonly string[]]): URL | undefined => {
  if (MISREAD.test(text) || !(isPath(text) || isWhole(text)) || !canParseUrl(text, origins[0])) return undefined
  const url = new URL(text, origins[0])
  const isAllowed = origins.includes(url.origin) && url.username === '' && url.password === ''
  return isAllowed && !url.pathname.startsWith('//') ? url : undefined
}
