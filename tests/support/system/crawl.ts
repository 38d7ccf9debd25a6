import { Agent, request } from 'node:http'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { attributesOf } from '../html.ts'

/** A page as a machine reads it. Addresses are absolute. */
export type CrawledPage = {
  readonly address: string
  readonly status: number
  /** The target of a redirect. */
  readonly to: string | undefined
  readonly html: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 6 })

/** Requests the shop by its public host name, wherever that runs on this machine. */
export const requestPage = (address: string): Promise<CrawledPage> => {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = request(
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
    sent.on('error', reject)
    sent.end()
  })
}

/** Pages that start an action or belong to a customer: linked from everywhere, but not published. */
const NOT_PUBLISHED = /^\/(?:my-account|checkout|cart|login|logout|register|forgot-password|newsletter|dev|download)(?:\/|$)/

const isPublished = (address: string): boolean => {
  const { pathname } = new URL(address)
  return !NOT_PUBLISHED.test(readLocalizedPath(pathname).path) && !pathname.startsWith('/api/')
}

/** The links of a page within the shop, without other versions of the same page. */
export const linksOf = ({ html, address }: CrawledPage): readonly string[] => {
  const { origin } = new URL(address)
  return [...new Set(attributesOf(html, 'a', 'href').flatMap((href) => {
    if (!URL.canParse(href, address)) return []
    const to = new URL(href, address)
    return to.origin === origin ? [to.origin + to.pathname] : []
  }))]
}

/** Every page that can be reached from a start page and is to be followed, level by level. */
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
