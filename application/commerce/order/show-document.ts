import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { paymentSlip } from '../../../domain/payment/payment-slip.ts'
import type { SlipPrinter } from './slip-printer.port.ts'
import { invoiceHtml } from '../mail/invoice-html.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { findDocument } from './find-document.ts'
import type { OrderHistory } from './order-history.port.ts'

/** A document of a customer's order, as a page of HTML that prints well. */
export type ShowDocument = (owner: AccountId, document: string) => TE.TaskEither<Failure, string>

type Deps = {
  readonly history: OrderHistory
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly slips: SlipPrinter
}

export const makeShowDocument =
  (deps: Deps): ShowDocument =>
  (owner, document) =>
    pipe(
      findDocument(deps)(owner, document),
      TE.map((order) => {
        const settings = deps.register.settings(order.brandChannel)
        const slip = paymentSlip(order, settings, order.locale)
        return invoiceHtml(order, settings, deps.mailTexts, slip && deps.slips.print(slip))
      }),
    )
