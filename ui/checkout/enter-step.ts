import * as E from 'fp-ts/lib/Either.js'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { EnterCheckout } from '../../application/storefront/checkout/enter-checkout.ts'
import { CurrentCart, type CartView } from '../../application/storefront/cart/current-cart-signal.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { customerOf } from '../../domain/identity/identity.ts'
import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { loadDelivery } from '../cart/cart-delivery.ts'
import { alreadyOrdered } from '../cart/already-ordered.ts'
import { toCheckoutData } from './checkout-data.ts'
import type { CheckoutData } from './checkout-data.ts'
import { stepPathOf, stepPath } from './step-path.ts'

export type StepContext = {
  readonly cart: Cart
  readonly checkout: CheckoutData
  readonly injector: Injector
  readonly locale: Locale
  /** The signed-in customer. */
  readonly customer?: Customer
}

/** Whether the visitor just had a cart, or submitted something for one: if it no longer exists, they are notified. */
const hadCart = ({ cart, failure }: CartView): boolean =>
  (cart?.lines.length ?? 0) > 0 || (failure?._tag === 'NotFound' && failure.what === 'cart')

/** Opens a step, or redirects the visitor to the required step, in the language of the address (Commerce §2). */
export const enterStep = async (
  step: CheckoutStep | undefined,
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<StepContext> => {
  const injector = context.get(injectorContext)
  const locale = requestLocale(request)
  const before = injector.get(CurrentCart).now()
  const entered = await injector.get(EnterCheckout)(step)()
  if (E.isLeft(entered)) throw routeError(entered.left)
  const { decision, cart, identity } = entered.right
  const customer = customerOf(identity)
  if (decision._tag === 'Ordered') throw redirect(alreadyOrdered(locale, decision.orderToken))
  if (cart === undefined && hadCart(before)) throw redirect(`${stepPath(locale, 'home')}#cart-not-found`)
  if (decision._tag === 'Redirect') throw redirect(stepPathOf(new URL(request.url), locale, decision.to))
  if (cart === undefined) throw redirect(stepPath(locale, 'home'))
  const delivery = await loadDelivery(injector, cart)
  return {
    cart,
    checkout: toCheckoutData(cart, locale, injector.get(CurrentShop), customer !== undefined, delivery),
    injector,
    locale,
    ...(customer === undefined ? {} : { customer }),
  }
}
