import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ChangeCart } from '../../application/storefront/cart/change-cart.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { acceptedIn } from './accepted.ts'
import { enterStep } from './enter-step.ts'
import { readFields } from '../form/typed-fields.ts'
import { stepPathOf } from './step-path.ts'

export const handle = { checkout: true, checkoutStep: 'customer' } satisfies PageMarks

/** The first step: the e-mail address. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { cart, checkout, injector } = await enterStep('customer', args)
  return data({ checkout, email: cart.email ?? '', accepted: await acceptedIn(injector, cart) }, { headers: PRIVATE_PAGE })
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const typed = readFields(await request.formData())
  const email = (typed['email'] ?? '').trim()
  if (email === '') return withProblems(typed, { email: { id: 'validation.this_field_is_required', values: {} } })
  const injector = context.get(injectorContext)
  const result = await injector.get(ChangeCart)((token) =>
    injector.get(Shop).checkout.updateOrder({ token, change: { _tag: 'Email', email } }))()
  if (E.isRight(result)) return redirect(stepPathOf(new URL(request.url), locale, 'address'))
  return result.left._tag === 'InvalidEmail'
    ? withProblems(typed, { email: refusalMessage(result.left, locale) })
    : withFailure(typed, result.left, locale)
}

export { CustomerPage as Component } from './CustomerPage.tsx'
