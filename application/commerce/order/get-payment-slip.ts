import * as O from 'fp-ts/lib/Option.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { makeGetOrder } from './get-order.ts'
import type { OrderRepository } from './order-repository.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { printSlip } from './print-slip.ts'
import type { SlipPrinter } from './slip-printer.port.ts'

/** The payment slip of an order, for a caller who may see the whole order; `undefined` if none is due. */
export type GetPaymentSlip = (
  caller: Pick<Callers['visitor'], 'owner' | 'session'>,
  orderToken: OrderToken,
  locale: Locale,
) => TE.TaskEither<Failure, string | undefined>

type Deps = { readonly orders: OrderRepository; readonly register: ShopRegister; readonly slips: SlipPrinter }

export const makeGetPaymentSlip =
  (deps: Deps): GetPaymentSlip =>
  (caller, orderToken, locale) =>
    pipe(
      makeGetOrder(deps)(caller, orderToken),
      TE.map((order) => O.toUndefined(O.fromEither(printSlip(deps)(order, locale)))),
    )
