import * as O from 'fp-ts/lib/Option.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { fileContract } from '../../contract/file.ts'
import type { Order } from '../../../domain/order/order.ts'
import { printSlip } from './print-slip.ts'
import type { SlipPrinter } from './slip-printer.port.ts'
import { invoiceHtml } from '../mail/invoice-html.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { UseCase } from '../operation.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { findDocument } from './find-document.ts'
import type { OrderHistory } from './order-history.port.ts'

export type InvoiceDeps = { readonly register: ShopRegister; readonly mailTexts: MailTexts; readonly slips: SlipPrinter }

/** The invoice of an order, with the payment slip for an unpaid transfer. */
export const invoiceOf =
  (deps: InvoiceDeps) =>
  (order: Order): string => {
    const slip = O.toUndefined(O.fromEither(printSlip(deps)(order, order.locale)))
    return invoiceHtml(order, deps.register.settings(order.brandChannel), deps.mailTexts, slip)
  }

export const makeShowDocument =
  (deps: InvoiceDeps & { readonly history: OrderHistory }): UseCase<typeof fileContract.showDocument> =>
  ({ owner }, { document }) => pipe(findDocument(deps)(owner, document), TE.map(invoiceOf(deps)))
