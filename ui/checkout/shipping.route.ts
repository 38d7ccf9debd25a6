import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ChangeCart } from '../../application/storefront/cart/change-cart.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { preselectedShipping } from '../../domain/delivery/preselected-shipping.ts'
import { inShippingOrder } from '../../domain/delivery/shipping-order.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { toAddressLines } from '../address/address-lines.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { enterStep } from './enter-step.ts'
import { readFields } from '../form/typed-fields.ts'
import { toShippingChoice } from '../delivery/shipping-choice.ts'
import { stepPathOf } from './step-path.ts'

export const handle = { checkout: true, checkoutStep: 'shipping' } satisfies PageMarks

/** The shipping methods with price and delivery dates. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { cart, checkout, injector } = await enterStep('shipping', args)
  const offered = await injector.get(Shop).checkout.getCartShippingOptions({ token: cart.token })()
  if (E.isLeft(offered)) throw routeError(offered.left)
  const chosen = preselectedShipping(offered.right, cart.shippingMethod)
  return data(
    {
      checkout,
      choices: inShippingOrder(offered.right).map(toShippingChoice(requestLocale(args.request))),
      ...(chosen === undefined ? {} : { chosen }),
      ...(cart.shippingAddress === undefined ? {} : { address: toAddressLines(cart.shippingAddress) }),
    },
    { headers: PRIVATE_PAGE },
  )
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const typed = readFields(await request.formData())
  const key = typed['shippingMethod'] ?? ''
  if (key === '') return withProblems(typed, { shippingMethod: { id: 'checkout.shipping.choose', values: {} } })
  const injector = context.get(injectorContext)
  const chosen = await injector.get(ChangeCart)((token) => injector.get(Shop).checkout.updateShippingMethod({ token, key }))()
  if (E.isRight(chosen)) return redirect(stepPathOf(new URL(request.url), locale, 'payment'))
  return chosen.left._tag === 'ShippingNotOffered'
    ? withProblems(typed, { shippingMethod: refusalMessage(chosen.left, locale) })
    : withFailure(typed, chosen.left, locale)
}

export { ShippingPage as Component } from './ShippingPage.tsx'
