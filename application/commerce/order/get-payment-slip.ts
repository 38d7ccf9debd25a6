import * as O from 'fp-ts/lib/Option.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeGetOrder } from './get-order.ts'
import type { OrderRepository } from './order-repository.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { printSlip } from './print-slip.ts'
import type { SlipPrinter } from './slip-printer.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

type Deps = { readonly orders: OrderRepository; readonly register: ShopRegister; readonly slips: SlipPrinter }

/** The payment slip of an order, for a caller who may see the whole order; `undefined` if none is due. */
export const makeGetPaymentSlip =
  (deps: Deps): UseCase<typeof orderContract.getPaymentSlip> =>
  (caller, { token }) =>
    pipe(
      makeGetOrder(deps)(caller, { token }),
      TE.map((order) => O.toUndefined(O.fromEither(printSlip(deps)(order, caller.locale)))),
    )
