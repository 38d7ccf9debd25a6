import type { FastifyRequest } from 'fastify'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { PAGES } from '../../../ui/routing/pages.ts'

const MASK = '…'
/** The addresses of carts, orders, payments and links contain secrets. */
const SECRETS: readonly string[] = ['token', 'orderToken', 'orderId']

/** The names that the shop and its editors give to pages; anything else in an address may have been typed by a visitor. */
const NAME = /^[a-z\d]+(?:[/-][a-z\d]+)*$/

/** Only a number says nothing about a person. */
const NUMBER = /^\d{1,10}$/

type Params = Readonly<Record<string, string | undefined>>

const fillPattern = (pattern: string, valueOf: (name: string) => string | undefined): string =>
  pattern.replace(/\/?:(\w+)\??/g, (part, name: string) => {
    const value = valueOf(name)
    return value === undefined ? '' : `${part.startsWith('/') ? '/' : ''}${value}`
  })

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path).replace(/\/+/g, '/')
  } catch {
    return undefined
  }
}

/** Compiled once: matching happens with every request. */
const PATTERNS = PAGES.map(({ path }) => ({
  path,
  pattern: new RegExp(`^${`/${path}`
    .replace(/\/:(\w+)(\??)/g, (_part, name: string, optional: string) => `(?:/(?<${name}>[^/]+))${optional}`)
    .replace(/\/\*$/, '(?:/.*)?')}/?$`, 'i'),
}))

const maskedPagePath = (path: string): string => {
  const { path: plain, prefixed, locale } = readLocalizedPath(path)
  const page = PATTERNS.find(({ pattern }) => pattern.test(plain))
  if (page === undefined) return MASK
  const params: Params = page.pattern.exec(plain)?.groups ?? {}
  const visible = fillPattern(`/${page.path}`, (name) => {
    const value = params[name]
    if (value === undefined || NUMBER.test(value)) return value
    return SECRETS.includes(name) || !NAME.test(value) ? MASK : value
  })
  return `${prefixed ? `/${locale}` : ''}${visible.replace('*', MASK)}`
}

/** The same for a page's path in a report: parts that are not from a page of the shop are masked. */
export const maskedReportPath = (path: string): string => {
  const readable = decoded(path)
  return readable === undefined ? MASK : maskedPagePath(readable)
}

const maskedRoute = (route: string, params: Params): string =>
  fillPattern(route, (name) => (NUMBER.test(params[name] ?? '') ? params[name] : MASK)).replace('*', MASK)

/**
 * The address of a request as a log may show it: by the route that matches it, in its canonical spelling, without query, secrets and
 * unknown page names. An address without a route shows only its beginning.
 */
export const maskedPath = ({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>): string => {
  const path = decoded(url.split('?')[0] ?? '')
  const { url: route } = routeOptions
  // For an address that cannot be decoded, the route is the address itself.
  if (path === undefined) return MASK
  if (route === '/*') return maskedPagePath(path)
  if (route === '/assets/*') return path
  if (route !== undefined) return maskedRoute(route, params as Params)
  return /^\/(?:api|pay|dev|m|assets|health)\//.exec(path)?.[0].concat(MASK) ?? MASK
}
