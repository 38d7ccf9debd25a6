import { hash } from 'node:crypto'
import { LOCALES, type InEveryLocale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { ANY_PATH } from '../../../ui/binding/ForEverybody.tsx'
import type { Hydration } from '../../../ui/binding/hydration.ts'

const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

/** Fills the addresses of a page into parts that were rendered for every page. */
const openFill = (alternates: InEveryLocale<string>): ((html: string) => string) => {
  const addresses = LOCALES.map((locale) => [`"${localePath(locale, ANY_PATH)}"`, `"${escaped(alternates[locale])}"`] as const)
  return (html) => addresses.reduce((filled, [any, address]) => filled.replaceAll(any, () => address), html)
}

/** The HTML of a part, which React encloses in the marks of a boundary; undefined if it is incomplete. */
const partIn = (html: string, id: string): string | undefined => {
  const element = `<div id="${id}" data-server-part="true">`
  const start = html.indexOf(element)
  if (start < 0) return undefined
  const marks = /<!--(\/?)\$(.?)-->/g
  marks.lastIndex = start + element.length
  let depth = 0
  for (let mark = marks.exec(html); mark !== null; mark = marks.exec(html)) {
    if (mark[2] !== '') return undefined
    depth += mark[1] === '' ? 1 : -1
    if (depth === 0) return html.slice(start + element.length, marks.lastIndex)
  }
  return undefined
}

/** One page: what all its shared parts depend on, and its addresses. */
type PageOfParts = { readonly frame: string; readonly alternates: InEveryLocale<string> }

/** The HTML of shared parts, up to a number of characters; the least recently used part is evicted first. */
export const openPartStore = (characters: number) => {
  const parts = new Map<string, string>()
  const numbers = new Map<object, number>()
  const numberOf = (Part: object): number => {
    const number = numbers.get(Part) ?? numbers.size
    numbers.set(Part, number)
    return number
  }
  let used = 0
  const store = (key: string, part: string): void => {
    if (parts.has(key)) return
    parts.set(key, part)
    used += key.length + part.length
    for (const [oldest, { length }] of parts) {
      if (used <= characters) return
      used -= oldest.length + length
      parts.delete(oldest)
    }
  }
  /** Parts for one page, and a function that stores those which it had to render, and completes the page. */
  return ({ frame, alternates }: PageOfParts) => {
    const missing = new Map<string, string>()
    const frameKey = hash('sha256', frame, 'base64url')
    const fill = openFill(alternates)
    const partHtml: Hydration['partHtml'] = (id, shared) => {
      if (shared === undefined) return undefined
      const key = hash('sha256', `${id} ${numberOf(shared.Part)} ${frameKey} ${JSON.stringify(shared.props)}`, 'base64url')
      const part = parts.get(key)
      if (part === undefined) {
        missing.set(id, key)
        return undefined
      }
      parts.delete(key)
      parts.set(key, part)
      return fill(part)
    }
    return {
      partHtml,
      complete: (html: string, isWhole: boolean): string => {
        for (const [id, key] of isWhole ? missing : []) {
          const part = partIn(html, id)
          // A copy: a slice would keep the whole page in memory.
          if (part !== undefined) store(key, Buffer.from(part).toString())
        }
        return missing.size > 0 ? fill(html) : html
      },
    }
  }
}
