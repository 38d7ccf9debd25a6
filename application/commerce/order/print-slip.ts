import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Order } from '../../../domain/order/order.ts'
import type { NoSlip } from '../../../domain/payment/no-slip.ts'
import { paymentSlip } from '../../../domain/payment/payment-slip.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { SlipPrinter } from './slip-printer.port.ts'

type Deps = { readonly register: ShopRegister; readonly slips: SlipPrinter }

/** The payment slip of an order as an SVG, or why there is none: such an order shows the account details only. */
export const printSlip = ({ register, slips }: Deps) => (order: Order, locale: Locale): E.Either<NoSlip, string> =>
  pipe(paymentSlip(order, register.settings(order.brandChannel), locale), E.flatMap(slips.print))
