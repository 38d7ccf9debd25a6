import { Agent, request } from 'node:http'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'

/** A page as a machine reads it. Addresses are whole. */
export type CrawledPage = {
  readonly address: string
  readonly status: number
  /** Where it sends whoever asks. */
  readonly to: string | undefined
  readonly html: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 6 })

/** Asks the shop by the name it has on the web, wherever that leads on this machine. */
export const requestPage = (address: string): Promise<CrawledPage> => {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, host: '127.0.0.1', port: url.port, path: url.pathname + url.search, headers: { host: url.host, accept: 'text/html' } },
      (incomingMessage) => {
        let html = ''
        incomingMessage.setEncoding('utf8')
        incomingMessage.on('data', (text: string) => { html += text })
        incomingMessage.on(
          'end', () => { resolve({ address, status: incomingMessage.statusCode ?? 0, to: incomingMessage.headers.location, html }) },
        )
        incomingMessage.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }
/** A text as it is read, its marks written out. */
export const plain = (text: string): string => text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

/** The elements of a name with their attributes. */
export const elements = (html: string, name: string): readonly ReadonlyMap<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>/])((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map(([, attributes = '']) =>
    new Map([...attributes.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, plain(value)])))

/** What a page says, without what only machines read. */
export const wordsOf = (html: string): string =>
  plain(html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' '))

/** Pages that begin something or belong to somebody: led to from everywhere, and no part of what is published. */
const NOT_PUBLISHED = /^\/(?:my-account|checkout|cart|login|logout|register|forgot-password|newsletter|dev|download)(?:\/|$)/

const isPublished = (address: string): boolean => {
  const { pathname } = new URL(address)
  return !NOT_PUBLISHED.test(readLocalizedPath(pathname).path) && !pathname.startsWith('/api/')
}

/** Where a page leads to within the shop, without what only asks it otherwise. */
export const linksOf = ({ html, address }: CrawledPage): readonly string[] => {
  const { origin } = new URL(address)
  return [...new Set(elements(html, 'a').flatMap((link) => {
    const href = link.get('href')
    if (href === undefined || !URL.canParse(href, address)) return []
    const to = new URL(href, address)
    return to.origin === origin ? [to.origin + to.pathname] : []
  }))]
}

/** Every page that can be reached from an entrance and is to be followed, a level after the other. */
export const crawl = async (
  entrances: readonly string[], isFollowed: (path: string) => boolean,
): Promise<ReadonlyMap<string, CrawledPage>> => {
  const pages = new Map<string, CrawledPage>()
  let next: readonly string[] = entrances
  while (next.length > 0) {
    const result = await Promise.all(next.map(requestPage))
    for (const page of result) pages.set(page.address, page)
    const led = result.filter(({ status, address }) => status === 200 && isPublished(address)).flatMap(linksOf)
    next = [...new Set(led)].filter((address) => !pages.has(address) && isPublished(address) && isFollowed(new URL(address).pathname))
  }
  return pages
}
