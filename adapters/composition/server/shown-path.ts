import type { FastifyRequest } from 'fastify'
import { matchPath } from 'react-router'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { PAGES } from '../../../ui/routing/pages.ts'

const HIDDEN = '…'
/** Carts, orders, payments and links are opened by what stands in their address. */
const SECRETS: readonly string[] = ['token', 'orderToken', 'orderId']

/** As the shop and its editors name pages; whatever else stands in an address, somebody may have typed. */
const NAME = /^[a-z\d]+(?:[/-][a-z\d]+)*$/

/** Only a number says nothing about its bearer. */
const NUMBER = /^\d{1,10}$/

type Params = Readonly<Record<string, string | undefined>>

const filled = (pattern: string, show: (name: string) => string | undefined): string =>
  pattern.replace(/\/?:(\w+)\??/g, (part, name: string) => {
    const value = show(name)
    return value === undefined ? '' : `${part.startsWith('/') ? '/' : ''}${value}`
  })

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path).replace(/\/+/g, '/')
  } catch {
    return undefined
  }
}

const ofPage = (path: string): string => {
  const { path: plain, prefixed, locale } = readLocalizedPath(path)
  const [page, match] = PAGES.map((one) => [one, matchPath(`/${one.path}`, plain)] as const).find(([, found]) => found !== null) ?? []
  if (page === undefined || match == null) return HIDDEN
  const params: Params = match.params
  const shown = filled(`/${page.path}`, (name) => {
    const value = params[name]
    if (value === undefined || NUMBER.test(value)) return value
    return SECRETS.includes(name) || !NAME.test(value) ? HIDDEN : value
  })
  return `${prefixed ? `/${locale}` : ''}${shown.replace('*', HIDDEN)}`
}

/** The same of a page's path that somebody sent: what no page of the shop is, is not shown. */
export const shownPagePath = (path: string): string => {
  const readable = decoded(path)
  return readable === undefined ? HIDDEN : ofPage(readable)
}

const ofRoute = (route: string, params: Params): string =>
  filled(route, (name) => (NUMBER.test(params[name] ?? '') ? params[name] : HIDDEN)).replace('*', HIDDEN)

/**
 * The address of a request as a log may show it: by the route that answers it, however its letters are written, without
 * query, without what opens a cart or an order, and without what no page is named by. What no route answers shows only where it begins.
 */
export const shownPath = ({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>): string => {
  const path = decoded(url.split('?')[0] ?? '')
  const { url: route } = routeOptions
  // Of what cannot be read, the route is the address itself.
  if (path === undefined) return HIDDEN
  if (route === '/*') return ofPage(path)
  if (route === '/assets/*') return path
  if (route !== undefined) return ofRoute(route, params as Params)
  return /^\/(?:api|pay|dev|m|assets|health)\//.exec(path)?.[0].concat(HIDDEN) ?? HIDDEN
}
