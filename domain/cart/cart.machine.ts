import { assign, setup } from 'xstate'
import type { Failure } from '../refusal.ts'
import type { Cart } from './cart.ts'
import { isUsable } from './is-usable.ts'

export type HeldCart = { readonly _tag: 'Absent' } | { readonly _tag: 'Present'; readonly cart: Cart }

/** `sequence` grows with every question about the cart; an answer carries the sequence of its question. */
export type CartEvent =
  | { readonly type: 'cart.asked'; readonly sequence: number }
  /** Without a cart: there is none, or none any more. */
  | { readonly type: 'cart.received'; readonly sequence: number; readonly cart?: Cart }
  | { readonly type: 'cart.failed'; readonly sequence: number; readonly failure: Failure }

type CartHolding = {
  readonly held: HeldCart
  /** The latest question. */
  readonly asked: number
  /** The latest question that was answered, by a cart or by a failure. */
  readonly answered: number
  /** The question whose cart is held. */
  readonly applied: number
  /** What the latest question ended in, if it failed. */
  readonly failure: Failure | undefined
}

const toHeld = (cart: Cart | undefined): HeldCart =>
  cart !== undefined && isUsable(cart) ? { _tag: 'Present', cart } : { _tag: 'Absent' }

/**
 * What the storefront holds of its cart. An answer replaces the cart as a whole; one that a later answer overtook is
 * dropped; a failure keeps the cart (Commerce §7, decisions A60 and A67). A completed cart is no cart.
 */
export const cartMachine = setup({
  types: { context: {} as CartHolding, events: {} as CartEvent, tags: {} as 'waiting' },
  guards: {
    isOvertaken: ({ context }, sequence: number) => sequence <= context.applied,
    isAwaited: ({ context }) => context.asked > context.answered,
    isPresent: ({ context }) => context.held._tag === 'Present',
  },
  actions: {
    noteQuestion: assign(({ context }, sequence: number) => ({
      asked: Math.max(sequence, context.asked),
      failure: undefined,
    })),
    replaceCart: assign(({ context }, answer: { readonly sequence: number; readonly cart: Cart | undefined }) => ({
      held: toHeld(answer.cart),
      applied: answer.sequence,
      answered: Math.max(answer.sequence, context.answered),
      failure: answer.sequence < context.asked ? context.failure : undefined,
    })),
    noteFailure: assign(({ context }, answer: { readonly sequence: number; readonly failure: Failure }) => ({
      answered: Math.max(answer.sequence, context.answered),
      failure: answer.sequence < context.asked ? context.failure : answer.failure,
    })),
  },
}).createMachine({
  id: 'cart',
  context: { held: { _tag: 'Absent' }, asked: 0, answered: 0, applied: 0, failure: undefined },
  initial: 'absent',
  on: {
    'cart.asked': { target: '.settled', actions: { type: 'noteQuestion', params: ({ event }) => event.sequence } },
    'cart.received': [
      { guard: { type: 'isOvertaken', params: ({ event }) => event.sequence } },
      {
        target: '.settled',
        actions: { type: 'replaceCart', params: ({ event }) => ({ sequence: event.sequence, cart: event.cart }) },
      },
    ],
    'cart.failed': [
      { guard: { type: 'isOvertaken', params: ({ event }) => event.sequence } },
      {
        target: '.settled',
        actions: { type: 'noteFailure', params: ({ event }) => ({ sequence: event.sequence, failure: event.failure }) },
      },
    ],
  },
  states: {
    absent: {},
    loading: { tags: 'waiting' },
    present: {},
    settled: {
      always: [
        { guard: 'isAwaited', target: 'loading' },
        { guard: 'isPresent', target: 'present' },
        { target: 'absent' },
      ],
    },
  },
})
