import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import type { EventFromLogic } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { quantityMachine } from '../../../domain/quantity/quantity.machine.ts'

type Event = EventFromLogic<typeof quantityMachine>

const after = (input: { quantity?: unknown; maximum: number }, ...events: readonly Event[]) =>
  events.reduce(
    (snapshot, event) => transition(quantityMachine, snapshot, event)[0],
    getInitialSnapshot(quantityMachine, input),
  )

const events: fc.Arbitrary<Event> = fc.oneof(
  fc.string().map((text) => ({ type: 'quantity.typed', text }) as const),
  fc.integer({ min: 1, max: 99 }).map((maximum) => ({ type: 'maximum.changed', maximum }) as const),
  fc.constantFrom({ type: 'quantity.left' }, { type: 'quantity.increased' }, { type: 'quantity.decreased' } as const),
) as fc.Arbitrary<Event>

describe('a quantity selector', () => {
  it('opens with one pack when nothing is said', () => {
    expect(after({ maximum: 20 }).context).toEqual({ maximum: 20, quantity: 1, text: '1' })
    expect(after({ quantity: 50, maximum: 20 }).context.quantity).toBe(20)
  })

  it('counts up to the maximum and down to one', () => {
    const full = after({ quantity: 2, maximum: 3 }, { type: 'quantity.increased' }, { type: 'quantity.increased' })
    expect(full.context).toEqual({ maximum: 3, quantity: 3, text: '3' })
    expect(after({ quantity: 3, maximum: 3 }, { type: 'quantity.decreased' }).context.text).toBe('2')
    const least = after({ quantity: 2, maximum: 3 }, { type: 'quantity.decreased' }, { type: 'quantity.decreased' })
    expect(least.context.quantity).toBe(1)
  })

  it('shows what is being typed and tidies it when the field is left', () => {
    const typed = after({ maximum: 20 }, { type: 'quantity.typed', text: '99' })
    expect(typed.matches('typed')).toBe(true)
    expect(typed.context).toEqual({ maximum: 20, quantity: 20, text: '99' })
    const left = transition(quantityMachine, typed, { type: 'quantity.left' })[0]
    expect(left.matches('settled')).toBe(true)
    expect(left.context.text).toBe('20')
  })

  it('lets an empty field be empty until it is left', () => {
    const typed = after({ quantity: 4, maximum: 20 }, { type: 'quantity.typed', text: '' })
    expect(typed.context).toEqual({ maximum: 20, quantity: 1, text: '' })
  })

  it('gives way when the maximum sinks', () => {
    const lowered = after({ quantity: 9, maximum: 20 }, { type: 'maximum.changed', maximum: 4 })
    expect(lowered.context).toEqual({ maximum: 4, quantity: 4, text: '4' })
  })

  it('walks every transition and is then settled or typed in, nothing else', () => {
    const paths = getSimplePaths(quantityMachine, {
      input: { maximum: 2 },
      events: [
        { type: 'quantity.typed', text: '2' }, { type: 'quantity.left' }, { type: 'quantity.increased' },
        { type: 'quantity.decreased' }, { type: 'maximum.changed', maximum: 2 },
      ],
    })
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(['settled', 'typed']))
    const walked = new Set(paths.flatMap((path) => path.steps.map((step) => step.event.type)))
    expect(walked).toContain('quantity.left')
  })

  it('holds a legal quantity after any story', () => {
    fc.assert(fc.property(fc.array(events), (story) => {
      const { quantity, maximum } = after({ maximum: 20 }, ...story).context
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maximum).toBe(true)
    }))
  })
})
