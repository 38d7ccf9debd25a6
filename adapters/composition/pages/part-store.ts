import { hash } from 'node:crypto'
import type { InEveryLocale } from '../../../domain/shop/locale.ts'
import type { Hydration } from '../../../ui/binding/hydration.ts'

/** HTML in which every second text is a language, whose address of the page belongs there. */
type Pieces = readonly string[]

type Addresses = ReadonlyMap<string, string>

const LANGUAGE_LINK = /(?<= href=")([^"]*)(?=" hrefLang="(\w+)" lang="\2")/g

/** The HTML without the addresses of its page; other links with a language stay. */
const piecesOf = (html: string, addresses: Addresses): Pieces => {
  const pieces: string[] = []
  let end = 0
  for (const { 0: address, 2: locale = '', index } of html.matchAll(LANGUAGE_LINK)) {
    if (address !== addresses.get(locale)) continue
    pieces.push(html.slice(end, index), locale)
    end = index + address.length
  }
  return [...pieces, html.slice(end)]
}

const htmlOf = (pieces: Pieces, addresses: Addresses): string =>
  pieces.map((piece, index) => (index % 2 === 0 ? piece : addresses.get(piece))).join('')

const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

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
  const parts = new Map<string, Pieces>()
  const numbers = new Map<object, number>()
  const numberOf = (Part: object): number => {
    const number = numbers.get(Part) ?? numbers.size
    numbers.set(Part, number)
    return number
  }
  let used = 0
  const lengthOf = (key: string, pieces: Pieces): number => pieces.reduce((sum, piece) => sum + piece.length, key.length)
  const evict = (key: string, pieces: Pieces): void => {
    used -= lengthOf(key, pieces)
    parts.delete(key)
  }
  const store = (key: string, pieces: Pieces): void => {
    if (parts.has(key)) return
    parts.set(key, pieces)
    used += lengthOf(key, pieces)
    for (const [oldest, itsPieces] of parts) {
      if (used <= characters) return
      evict(oldest, itsPieces)
    }
  }
  /** Parts for one page, and a function that stores those which it had to render. */
  return ({ frame, alternates }: PageOfParts) => {
    const missing = new Map<string, string>()
    const frameKey = hash('sha256', frame, 'base64url')
    const addresses: Addresses = new Map(Object.entries(alternates).map(([locale, address]) => [locale, escaped(address)]))
    const partHtml: Hydration['partHtml'] = (id, shared) => {
      if (shared === undefined) return undefined
      const key = hash('sha256', `${id} ${numberOf(shared.Part)} ${frameKey} ${JSON.stringify(shared.props)}`, 'base64url')
      const pieces = parts.get(key)
      if (pieces === undefined) {
        missing.set(id, key)
        return undefined
      }
      parts.delete(key)
      parts.set(key, pieces)
      return htmlOf(pieces, addresses)
    }
    return {
      partHtml,
      storeFrom: (html: string): void => {
        for (const [id, key] of missing) {
          const part = partIn(html, id)
          // A copy: a slice would keep the whole page in memory.
          if (part !== undefined) store(key, piecesOf(Buffer.from(part).toString(), addresses))
        }
      },
    }
  }
}
