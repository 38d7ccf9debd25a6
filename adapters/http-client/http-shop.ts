import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import type { Shop } from '../../application/contract/shop.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Sender, OutgoingRequest } from '../commerce-api/operations/operation.ts'
import { ROUTES } from '../commerce-api/routes.ts'
import { makeSendOperation, type OperationRow, type WireFault } from './send-operation.ts'
import type { Transport } from './transport.ts'

type Deps = {
  readonly transport: Transport
  readonly shop: ShopSettings
  readonly locale: () => Locale
  readonly log: (fault: WireFault) => void
}

type AnyRoute = OperationRow<unknown> & { readonly request: { readonly encode: (input: unknown, sender: Sender) => OutgoingRequest } }

/** The shop over HTTP, as a storefront calls it. */
export const makeHttpShop = ({ transport, shop, locale, log }: Deps): Shop => {
  const sendOperation = makeSendOperation({ transport, log })
  const callsOf = RR.mapWithIndex((name: string, route: AnyRoute) => (input: unknown, language: Locale = locale()) =>
    sendOperation(name, route, route.request.encode(input, { shop, locale: language }), language))
  return RR.map(callsOf)(ROUTES as unknown as Readonly<Record<string, Readonly<Record<string, AnyRoute>>>>) as unknown as Shop
}
