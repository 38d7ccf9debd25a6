import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { initialTransition, transition, type EventFromLogic } from 'xstate'
import { addTrial, mayGetTrial } from '../../../domain/cart/add-trial.ts'
import { declineTrials } from '../../../domain/cart/decline-trials.ts'
import { isTrialNew } from '../../../domain/cart/has-trial.ts'
import { giftOptOutMachine } from '../../../domain/cart/gift-opt-out.machine.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { aSolution } from '../../support/builders/solution.ts'
import { machineEdges } from '../../support/machine-edges.ts'

const lens = aLine()
const bottle = aLine({ product: aSolution(), unitPrice: 1200 })
const trial = aLine({ product: aSolution({ id: 2009 }), unitPrice: 0, isTrial: true, quantity: 5, id: 'trial' })

describe('a trial', () => {
  it('is added once with a lens: one pack, after the purchased items, without changing the total', () => {
    const cart = addTrial(aCart({ lines: [lens, bottle] }), trial)
    expect(cart.lines.map(({ quantity, isTrial, position }) => [quantity, isTrial, position])).toEqual([
      [1, false, 1], [1, false, 2], [1, true, 3],
    ])
    expect(cart.totals.total.cents).toBe(6200)
    expect(addTrial(cart, trial)).toBe(cart)
  })

  it('is not added for a bottle alone, nor to an ordered cart', () => {
    expect(mayGetTrial(aCart({ lines: [bottle] }))).toBe(false)
    expect(mayGetTrial(aCart({ lines: [lens], checkoutState: 'completed' }))).toBe(false)
    expect(mayGetTrial(aCart({ lines: [lens] }))).toBe(true)
  })

  it('is removed when declined and never added again; an ordered cart is left unchanged', () => {
    const declined = made(declineTrials(addTrial(aCart({ lines: [lens] }), trial)))
    expect(declined.lines.map(({ isTrial }) => isTrial)).toEqual([false])
    expect(addTrial(declined, trial).lines).toHaveLength(1)
    expect(declineTrials(aCart({ lines: [lens], checkoutState: 'completed' }))).toEqual(E.left({ _tag: 'CartCompleted' }))
  })

  it('is new only in a cart that had none before', () => {
    const [plain, gifted] = [aCart({ lines: [lens] }), aCart({ lines: [lens, trial] })]
    expect([isTrialNew(undefined, gifted), isTrialNew(plain, gifted)]).toEqual([true, true])
    expect([isTrialNew(gifted, gifted), isTrialNew(gifted, plain), isTrialNew(undefined, plain)]).toEqual([false, false, false])
  })
})

type OptOutEvent = EventFromLogic<typeof giftOptOutMachine>
const failure = { _tag: 'ServiceUnavailable' } as const
const after = (...events: readonly OptOutEvent[]) =>
  events.reduce((state, event) => transition(giftOptOutMachine, state, event)[0], initialTransition(giftOptOutMachine)[0])

describe('declining a gift', () => {
  it('CC-GIFT-02 loads, succeeds or keeps its error, and can be reset to its initial state', () => {
    const start = after()
    const loading = after({ type: 'removal.requested' })
    expect([start.value, start.hasTag('waiting'), loading.value, loading.hasTag('waiting')]).toEqual([
      'idle', false, 'loading', true,
    ])
    const done = after({ type: 'removal.requested' }, { type: 'removal.done' })
    expect([done.value, done.hasTag('waiting'), done.context.failure]).toEqual(['declined', false, undefined])
    const failed = after({ type: 'removal.requested' }, { type: 'removal.failed', failure })
    expect([failed.value, failed.hasTag('waiting'), failed.context.failure]).toEqual(['failed', false, failure])
    for (const ended of [done, failed]) {
      const [reset] = transition(giftOptOutMachine, ended, { type: 'result.dismissed' })
      expect([reset.value, reset.context, reset.hasTag('waiting')]).toEqual([start.value, start.context, false])
    }
  })

  it('can be retried after a failure, and clears the error at once', () => {
    const again = after({ type: 'removal.requested' }, { type: 'removal.failed', failure }, { type: 'removal.requested' })
    expect([again.value, again.context.failure]).toEqual(['loading', undefined])
    expect(machineEdges(giftOptOutMachine, [
      { type: 'removal.requested' }, { type: 'removal.done' }, { type: 'removal.failed', failure }, { type: 'result.dismissed' },
    ])).toEqual([
      'declined + result.dismissed -> idle', 'failed + removal.requested -> loading', 'failed + result.dismissed -> idle',
      'idle + removal.requested -> loading', 'loading + removal.done -> declined', 'loading + removal.failed -> failed',
      'loading + result.dismissed -> idle',
    ])
  })
})
