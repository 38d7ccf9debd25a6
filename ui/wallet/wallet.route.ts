import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { toCardEntry } from '../payment/card-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The saved cards of the customer (Account §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const listed = await injector.get(Shop).payment.getCustomerPaymentAlias({})()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const today = injector.get(Today)()
  return data({ cards: listed.right.map((card) => toCardEntry(card, today)) }, { headers: PRIVATE_PAGE })
}

/** Deletes a card; an already deleted one is reported. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const { alias = '' } = readFields(await args.request.formData())
  const result = await injector.get(Shop).payment.deleteCustomerPaymentAlias({ alias })()
  if (E.isRight(result)) return redirect(localePath(locale, '/my-account/payment-methods?deleted=1'))
  return data({ failure: refusalMessage(result.left, locale) }, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}

export { WalletPage as Component } from './WalletPage.tsx'
