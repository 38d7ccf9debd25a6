import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { requireSession } from '../identity/signed-in-first.ts'
import { resendVerification } from '../identity/resend-verification.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { OPTICIAN_PATH, toOpticianData } from './optician-data.ts'

/** The customer's optician, and those to choose from; a failed lookup is reported on the page (Account §8). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const { delivery } = injector.get(Shop)
  const [own, offered] = await Promise.all([delivery.getPartner({ accountId: customer.accountId })(), delivery.listPartners({})()])
  requireSession(args.request, own, offered)
  return data(
    { ...(customer.isVerified ? {} : { unverifiedEmail: customer.email }), opticians: toOpticianData(own, offered) },
    { headers: PRIVATE_PAGE },
  )
}

/** Sets or removes the optician; or sends the verification e-mail again. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { intent, studioId = '' } = readFields(await args.request.clone().formData())
  if (intent !== 'choose' && intent !== 'remove') return resendVerification(args)
  const { injector } = await requireCustomer(args)
  const { delivery } = injector.get(Shop)
  const result = await (intent === 'choose' ? delivery.choosePartner({ studioId }) : delivery.removePartner({}))()
  if (E.isRight(result)) return redirect(localePath(locale, `${OPTICIAN_PATH}?${intent === 'choose' ? 'chosen' : 'removed'}=1`))
  return data({ failure: refusalMessage(result.left, locale) }, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}

export { OpticianPage as Component } from './OpticianPage.tsx'
