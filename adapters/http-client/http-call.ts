import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Call } from '../commerce-api/operations/call.ts'
import type { Sender, OutgoingRequest } from '../commerce-api/operations/operation.ts'
import { OPERATIONS, type OperationName, type Reply, type OperationRequests } from '../commerce-api/operations/operations.ts'
import { makeSendOperation, type OperationRow, type WireFault } from './send-operation.ts'
import type { Transport } from './transport.ts'

type Deps = {
  readonly transport: Transport
  readonly shop: ShopSettings
  readonly locale: () => Locale
  readonly log: (fault: WireFault) => void
}

type Row<Input, Reply> = OperationRow<Reply> & { readonly request: { readonly encode: (input: Input, sender: Sender) => OutgoingRequest } }

const ROWS: { readonly [Name in OperationName]: Row<OperationRequests[Name], Reply[Name]> } = OPERATIONS

/** Calls the shop over HTTP, as a storefront does. */
export const makeHttpCall = ({ transport, shop, locale, log }: Deps): Call => {
  const sendOperation = makeSendOperation({ transport, log })
  return (name, input, language = locale()) =>
    sendOperation(name, ROWS[name], ROWS[name].request.encode(input, { shop, locale: language }), language)
}
