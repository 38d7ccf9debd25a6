import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { failureStatus } from '../form/form-reply.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { requireCustomer } from './require-customer.ts'

/** The action of pages that can send the verification e-mail again. */
export const resendVerification = async (args: ActionFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const sent = await injector.get(Shop).identity.sendVerificationEmail({})()
  if (E.isRight(sent)) return data({}, { headers: PRIVATE_PAGE })
  return data(
    { failure: refusalMessage(sent.left, requestLocale(args.request)) },
    { status: failureStatus(sent.left), headers: PRIVATE_PAGE },
  )
}
