import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { CheckoutStep } from '../../../domain/checkout/checkout-step.ts'
import { stepFor, type StepDecision } from '../../../domain/checkout/step-for.ts'
import type { Identity } from '../../../domain/identity/identity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { currentCart, type CurrentCartDeps } from '../cart/current-cart.ts'
import type { LoadIdentity } from '../identity/load-identity.ts'
import { inStore } from '../cart/in-store.ts'

/** Decides whether the visitor may open a step of the checkout, and with which cart. `undefined`: the checkout without a step. */
export type EnterCheckout = (
  step: CheckoutStep | undefined,
) => TE.TaskEither<Failure, { readonly decision: StepDecision; readonly cart: Cart | undefined; readonly identity: Identity }>
export const EnterCheckout = token<EnterCheckout>('EnterCheckout')

type Deps = CurrentCartDeps & { readonly store: CartStore; readonly who: LoadIdentity }

export const makeEnterCheckout =
  (deps: Deps): EnterCheckout =>
  (step) =>
    pipe(
      deps.who(),
      TE.bindTo('identity'),
      TE.bind('cart', () => inStore(deps.store)(currentCart(deps))),
      TE.map(({ identity, cart }) => ({
        identity,
        cart,
        decision: stepFor(step, cart, { signedIn: identity._tag === 'SignedIn' }, deps.traces.ordered()),
      })),
    )
