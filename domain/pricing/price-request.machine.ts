import { assign, setup } from 'xstate'
import type { ProductId } from '../product/product.ts'
import type { Failure } from '../refusal.ts'
import type { Pricing } from './pricing.ts'

/** What is asked for; `sequence` grows with every question. Without a product nothing can be asked. */
export type PriceQuestion = { readonly sequence: number; readonly productId?: ProductId; readonly quantity: number }

export type PriceAnswer =
  | { readonly _tag: 'NoPrice' }
  | { readonly _tag: 'Priced'; readonly pricing: Pricing }
  | { readonly _tag: 'Failed'; readonly failure: Failure }

export type PriceEvent =
  | { readonly type: 'price.asked'; readonly question: PriceQuestion }
  | { readonly type: 'price.received'; readonly sequence: number; readonly pricing: Pricing }
  | { readonly type: 'price.failed'; readonly sequence: number; readonly failure: Failure }

type PriceRequest = { readonly question: PriceQuestion; readonly answer: PriceAnswer }

/** A price is asked for only with a product and a quantity above zero (Commerce §5). */
export const canAskPrice = (question: Pick<PriceQuestion, 'productId' | 'quantity'>): boolean =>
  question.productId !== undefined && question.quantity > 0

/** The price of what is chosen: only the answer to the latest question counts, an error as well (Commerce §7). */
export const priceRequestMachine = setup({
  types: { context: {} as PriceRequest, events: {} as PriceEvent, tags: {} as 'waiting' },
  guards: {
    canBeAsked: (_, question: PriceQuestion) => canAskPrice(question),
    isLatest: ({ context }, sequence: number) => sequence === context.question.sequence,
    isLatestForProduct: ({ context }, at: { readonly sequence: number; readonly ids: readonly ProductId[] }) =>
      at.sequence === context.question.sequence && at.ids.some((id) => id === context.question.productId),
  },
  actions: {
    /** The price of the same product stays on show until the new one is there. */
    noteQuestion: assign(({ context }, question: PriceQuestion) => ({
      question,
      answer: question.productId === context.question.productId ? context.answer : { _tag: 'NoPrice' as const },
    })),
    noteAnswer: assign((_, answer: PriceAnswer) => ({ answer })),
  },
}).createMachine({
  id: 'priceRequest',
  context: { question: { sequence: 0, quantity: 0 }, answer: { _tag: 'NoPrice' } },
  initial: 'idle',
  on: {
    'price.asked': [
      {
        guard: { type: 'canBeAsked', params: ({ event }) => event.question },
        target: '.asked',
        actions: { type: 'noteQuestion', params: ({ event }) => event.question },
      },
      { target: '.idle', actions: { type: 'noteQuestion', params: ({ event }) => event.question } },
    ],
  },
  states: {
    idle: {},
    asked: {
      tags: 'waiting',
      on: {
        'price.received': {
          guard: {
            type: 'isLatestForProduct',
            params: ({ event }) => ({ sequence: event.sequence, ids: event.pricing.productIds }),
          },
          target: 'priced',
          actions: { type: 'noteAnswer', params: ({ event }) => ({ _tag: 'Priced', pricing: event.pricing }) },
        },
        'price.failed': {
          guard: { type: 'isLatest', params: ({ event }) => event.sequence },
          target: 'failed',
          actions: { type: 'noteAnswer', params: ({ event }) => ({ _tag: 'Failed', failure: event.failure }) },
        },
      },
    },
    priced: {},
    failed: {},
  },
})
