import { initialTransition, transition } from 'xstate'
import type { Cart } from '../../../domain/cart/cart.ts'
import { cartMachine } from '../../../domain/cart/cart.machine.ts'
import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import { openLatest, type LatestState, type Latest } from '../loading/latest.ts'
import { UNKNOWN_CART, type CartView } from './current-cart-signal.ts'

/** Stores the cart of this visitor. Responses are ordered by their requests: an overtaken one is dropped (decision A60). */
export type CartStore = Omit<Latest<void, Cart>, 'state' | 'requested'> & {
  /** `change`: the request changes the cart instead of only reading it. */
  readonly requested: (kind?: 'change') => number
  readonly view: () => CartView
}
export const CartStore = token<CartStore>('CartStore')

const toView = (now: LatestState<void, Cart>, changed: boolean): CartView => ({
  cart: now.context.response,
  waiting: now.hasTag('waiting'),
  ready: now.context.settled > 0,
  ...(changed ? { changed: true } : {}),
  ...(now.context.failed === undefined ? {} : { failure: now.context.failed.failure }),
})

// Starting the machine costs a page on the server more than all else it does with a cart, so it is started once.
const [UNKNOWN] = initialTransition(cartMachine)
const [WITHOUT_CART] = transition(cartMachine, UNKNOWN, { type: 'response.cleared', sequence: 1 })

/**
 * Runs the state machine of the cart and publishes its state. The machine knows from the start if there is no cart, and takes over what
 * others publish: a cart that came with a page.
 */
export const openCartStore = ({ signal = createSignal(UNKNOWN_CART) }: { readonly signal?: WritableSignal<CartView> } = {}): CartStore => {
  const { cart: known, ready, failure } = signal.now()
  const isWithoutCart = known === undefined && ready && failure === undefined
  const { state: machine, ...latest } = openLatest(cartMachine, isWithoutCart ? WITHOUT_CART : UNKNOWN)
  const changes = new Set<number>()
  const requested: CartStore['requested'] = (kind) => {
    const sequence = latest.requested()
    if (kind === 'change') changes.add(sequence)
    return sequence
  }
  const takeOver = ({ cart, changed }: CartView): void => { latest.received(requested(changed === true ? 'change' : undefined), cart) }
  if (known !== undefined) takeOver(signal.now())
  let published = signal.now()
  machine.subscribe(() => {
    const { applied } = machine.now().context
    for (const change of changes) if (change < applied) changes.delete(change)
    published = toView(machine.now(), changes.has(applied))
    signal.set(published)
  })
  signal.subscribe(() => { if (signal.now() !== published) takeOver(signal.now()) })
  return { ...latest, requested, view: signal.now }
}
