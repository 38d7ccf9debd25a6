import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { CHECKOUT_STATES, type CheckoutState } from '../../domain/checkout/checkout-state.ts'
import { checkoutMachine, type CheckoutEvent } from '../../domain/checkout/checkout.machine.ts'
import { CHECKOUT_EVENTS } from './checkout-events.ts'
import { isRequested, walkCheckout } from './walk-checkout.ts'
import { TRIES } from '../support/repetitions.ts'

export type OpenWalk = () => Promise<Parameters<typeof walkCheckout>[0] & { readonly close: () => Promise<void> }>

/** The shortest path of the state machine to each of its states. */
const PATHS: ReadonlyMap<CheckoutState, readonly CheckoutEvent[]> = new Map(
  getShortestPaths(checkoutMachine, { events: CHECKOUT_EVENTS }).map(({ state, steps }) => [
    state.value as CheckoutState,
    steps.map(({ event }) => event as CheckoutEvent).filter(({ type }) => !type.startsWith('xstate.')),
  ]),
)

const named = (event: CheckoutEvent): string => Object.values(event).join(' ')

/** The paths of the state machine, executed in a shop: the cart in the shop has the state of the machine (Commerce §4). */
export const checkoutPathsContract = (where: string, open: OpenWalk): void => {
  describe(`the paths of the state machine, executed in the shop, ${where}`, () => {
    it('reach every state', () => {
      expect([...PATHS.keys()].toSorted()).toEqual([...CHECKOUT_STATES].toSorted())
    })

    describe.each([...CHECKOUT_STATES])('in state %s', (state) => {
      it.each(CHECKOUT_EVENTS.map((event) => ({ event, name: named(event) })))('agrees on $name', async ({ event }) => {
        const shop = await open()
        const walk = await walkCheckout(shop)
        for (const step of PATHS.get(state) ?? []) await walk.meet(step)
        expect(walk.state()).toBe(state)
        const { shop: inShop, model, isAllowed, refusal } = await walk.meet(event)
        expect(inShop).toBe(model)
        // A consequence of another event is never rejected, and a repeated order request returns the same order.
        const isRefusable = isRequested(event) && !(state === 'completed' && event.type === 'order.placed')
        expect(isRefusable && refusal !== undefined).toBe(isRefusable && !isAllowed)
        await shop.close()
      })
    })

    it('agree after any sequence of events, and complete only from the exact state', async () => {
      const walks = fc.array(fc.constantFrom(...CHECKOUT_EVENTS), { minLength: 6, maxLength: 16 })
      await fc.assert(
        fc.asyncProperty(walks, async (events) => {
          const shop = await open()
          const walk = await walkCheckout(shop)
          for (const event of events) {
            const before = walk.state()
            const { shop: inShop, model } = await walk.meet(event)
            expect([inShop, before === 'completed' || inShop !== 'completed' || before.startsWith('payment_')]).toEqual([model, true])
          }
          await shop.close()
        }),
        { numRuns: TRIES.checkoutPaths },
      )
    })
  })
}
