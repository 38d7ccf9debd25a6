import { assign, setup } from 'xstate'
import { clampQuantity } from './quantity.ts'
import type { Quantity } from './quantity.ts'

type QuantityInput = { readonly quantity?: unknown; readonly maximum: number }
type QuantityContext = { readonly maximum: number; readonly quantity: Quantity; readonly text: string }
type QuantityEvent =
  | { readonly type: 'quantity.typed'; readonly text: string }
  | { readonly type: 'quantity.left' }
  | { readonly type: 'quantity.increased' }
  | { readonly type: 'quantity.decreased' }
  | { readonly type: 'maximum.changed'; readonly maximum: number }

const holding = (asked: unknown, maximum: number): QuantityContext => {
  const quantity = clampQuantity(asked, maximum)
  return { maximum, quantity, text: String(quantity) }
}

/** A quantity selector: always holds a legal number, shows half-typed text until the field is left (Commerce §5). */
export const quantityMachine = setup({
  types: {
    input: {} as QuantityInput,
    context: {} as QuantityContext,
    events: {} as QuantityEvent,
  },
  actions: {
    keepTyped: assign(({ context }, { text }: { text: string }) => ({
      text,
      quantity: clampQuantity(text, context.maximum),
    })),
    hold: assign((_, { asked, maximum }: { asked: number; maximum: number }) => holding(asked, maximum)),
  },
}).createMachine({
  id: 'quantity',
  context: ({ input }) => holding(input.quantity, input.maximum),
  initial: 'settled',
  on: {
    'quantity.typed': {
      target: '.typed',
      actions: { type: 'keepTyped', params: ({ event }) => ({ text: event.text }) },
    },
    'quantity.increased': {
      target: '.settled',
      actions: { type: 'hold', params: ({ context }) => ({ asked: context.quantity + 1, maximum: context.maximum }) },
    },
    'quantity.decreased': {
      target: '.settled',
      actions: { type: 'hold', params: ({ context }) => ({ asked: context.quantity - 1, maximum: context.maximum }) },
    },
    'maximum.changed': {
      target: '.settled',
      actions: { type: 'hold', params: ({ context, event }) => ({ asked: context.quantity, maximum: event.maximum }) },
    },
  },
  states: {
    settled: {},
    typed: {
      on: {
        'quantity.left': {
          target: 'settled',
          actions: { type: 'hold', params: ({ context }) => ({ asked: context.quantity, maximum: context.maximum }) },
        },
      },
    },
  },
})
