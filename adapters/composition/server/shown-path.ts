import type { FastifyRequest } from 'fastify'
import { matchPath } from 'react-router'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { PAGES } from '../../../ui/routing/pages.ts'

const HIDDEN = '…'
/** Carts, orders, payments and links are opened by what stands in their address. */
const SECRETS: readonly string[] = ['token', 'orderToken', 'orderId']

/** Only a number says nothing about its bearer. */
const NUMBER = /^\d{1,10}$/

type Params = Readonly<Record<string, string | undefined>>

const filled = (pattern: string, show: (name: string) => string | undefined): string =>
  pattern.replace(/\/?:(\w+)\??/g, (part, name: string) => {
    const shown = show(name)
    return shown === undefined ? '' : `${part.startsWith('/') ? '/' : ''}${shown}`
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
    const said = params[name]
    return said !== undefined && SECRETS.includes(name) && !NUMBER.test(said) ? HIDDEN : said
  })
  return `${prefixed ? `/${locale}` : ''}${shown.replace('*', HIDDEN)}`
}

const ofRoute = (route: string, params: Params): string =>
  filled(route, (name) => (NUMBER.test(params[name] ?? '') ? params[name] : HIDDEN)).replace('*', HIDDEN)

/**
 * The address of a request as a log may show it: by the route that answers it, however its letters are written, without
 * query and without what opens a cart or an order. What no route answers shows only where it begins.
 */
export const shownPath = ({ url, routeOptions, params }: Pick<FastifyRequest, 'url' | 'routeOptions' | 'params'>): string => {
  const path = decoded(url.split('?')[0] ?? '')
  const { url: route } = routeOptions
  if (route === '/*' && path !== undefined) return ofPage(path)
  if (route === '/assets/*' && path !== undefined) return path
  if (route !== undefined) return ofRoute(route, params as Params)
  return /^\/(?:api|pay|dev|m|assets|health)\//.exec(path ?? '')?.[0].concat(HIDDEN) ?? HIDDEN
}
