import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Shop } from '../../application/contract/shop.ts'
import { shopByName } from '../../application/storefront/shop/shop-by-name.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Sender, OutgoingRequest } from '../commerce-api/operations/operation.ts'
import { LOAD_ROUTES } from './load-routes.ts'
import { makeSendOperation, type OperationRow, type WireFault } from './send-operation.ts'
import type { Transport } from './transport.ts'

export type HttpShopDeps = {
  readonly transport: Transport
  readonly shop: ShopSettings
  /** The current language of the visitor. */
  readonly locale: () => Locale
  readonly log: (fault: WireFault) => void
  /** Called if the code of a topic cannot be loaded; the call then fails as if the shop did not respond. */
  readonly codeMissing?: () => void
  readonly routes?: typeof LOAD_ROUTES
}

type AnyRoute = OperationRow<unknown> & { readonly request: { readonly encode: (input: unknown, sender: Sender) => OutgoingRequest } }
type LoadRoutes = Readonly<Record<string, () => Promise<Readonly<Record<string, AnyRoute>>>>>

/** The shop over HTTP, as a storefront calls it. */
export const makeHttpShop = ({ transport, shop, locale, log, codeMissing, routes = LOAD_ROUTES }: HttpShopDeps): Shop => {
  const sendOperation = makeSendOperation({ transport, log })
  const load = routes as unknown as LoadRoutes
  const routeOf = (topic: string, name: string): TE.TaskEither<Failure, AnyRoute> => TE.tryCatch(
    async () => (await load[topic]!())[name]!,
    (error) => {
      log({ operation: name, error })
      codeMissing?.()
      return { _tag: 'ServiceUnavailable' }
    },
  )
  return shopByName((topic, name) => (input, language = locale()) => pipe(
    routeOf(topic, name),
    TE.flatMap((route) => sendOperation(name, route, route.request.encode(input, { shop, locale: language }), language)),
  ))
}

/** Loads what a page calls, by its source. In a build all topics that first pages do not call are one file, except `content`. */
export const prepare = async ({ file }: { readonly file: string }): Promise<void> => {
  await (file.startsWith('ui/content/') ? LOAD_ROUTES.content() : LOAD_ROUTES.customer())
}
