import { storefrontContainer } from '../../../adapters/composition/storefront/storefront-container.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { CampaignKeeper } from '../../../application/storefront/visit/campaign-keeper.port.ts'
import { noLonger } from '../../../application/storefront/shop/loading-time.ts'
import { cookieFetch } from '../../support/api/cookie-fetch.ts'
import { httpShop } from '../../support/api/http-shop.ts'
import { openPurchaseTraces } from '../../support/purchase-traces.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { browse } from '../checkout/browse.tsx'

type Send = typeof fetch
/** A fault between the page and the shop, in place of a response; `through` is the normal way. */
export type Weather = (through: () => ReturnType<Send>) => ReturnType<Send>

const respond = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Weather =>
  () => Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } }))

const breaks = (error: () => Error): Weather => () => Promise.reject(error())

export const BAD_WEATHER: Readonly<Record<string, Weather>> = {
  'a 500': respond(500, '{"oops":true}'),
  'a 503': respond(503, '', { 'retry-after': '5' }),
  'a 429 of a proxy': respond(429, 'slow down', { 'retry-after': '5' }),
  'no answer in time': breaks(() => new DOMException('The operation timed out.', 'TimeoutError')),
  'a page instead of data': respond(200, '<html><h1>Login to hotel Wi-Fi</h1></html>', { 'content-type': 'text/html' }),
  'an answer without anything': respond(200, '{}'),
  'half an answer': respond(200, '{"token_value":"abc","items":[{"id'),
  'no connection': breaks(() => new TypeError('fetch failed')),
  'a connection lost after the shop heard': async (through) => {
    await through()
    throw new TypeError('fetch failed')
  },
}

/** A shopper whose pages call the shop over HTTP, like a browser; either writes or all requests may fail. */
export const openWeather = async () => {
  const shop = openHeadlessShop()
  const app = await openApi(shop.commerce)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = cookieFetch()
  let now: { readonly weather: Weather; readonly of: 'changes' | 'everything' } | undefined
  const fetching: Send = (input, init) => {
    const through = () => send(input, init)
    return now === undefined || (now.of === 'changes' && (init?.method ?? 'GET') === 'GET') ? through() : now.weather(through)
  }
  const { injector: shopInjector } = shop.visitor()
  const settings = shop.ports.register.settings('iris')
  const injector = storefrontContainer(
    httpShop({ fetch: fetching, baseUrl, shop: settings, locale: () => 'de', log: () => undefined }),
    {
      keeper: shopInjector.get(CartTokenKeeper), campaigns: shopInjector.get(CampaignKeeper), shop: settings, today: () => '2026-03-02',
      traces: openPurchaseTraces(),
      log: { warn: () => undefined }, loading: noLonger,
    },
  )
  return {
    ...browse({ injector }),
    shop,
    injector,
    /** The fault, until it is changed. */
    weather: (weather: Weather | undefined, of: 'changes' | 'everything' = 'changes') => {
      now = weather === undefined ? undefined : { weather, of }
    },
    close: () => app.close(),
  }
}
