import * as fc from 'fast-check'
import { initialTransition, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { loadResult } from '../../../domain/loading/load-result.ts'
import { latestResponseMachine, type LatestEvent } from '../../../domain/loading/latest-response.machine.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

type Event = LatestEvent<string, string, string>

// Each test makes its own: `npm run mutate` does not track code that runs while this file is loaded.
const lastQuestion = () => latestResponseMachine<string, string, string>({ id: 'lastQuestion', overtakenBy: 'request' })
const lastResponse = () => latestResponseMachine<string, string, string>({ id: 'lastAnswer', overtakenBy: 'response' })
const MACHINES = [{ counts: 'the last question', machine: lastQuestion }, { counts: 'the last answer', machine: lastResponse }]

const send = (sequence: number, query = 'same'): Event => ({ type: 'request.sent', sequence, query })
const received = (sequence: number): Event => ({ type: 'response.received', sequence, response: `answer ${sequence}` })
const none = (sequence: number): Event => ({ type: 'response.received', sequence, response: undefined })
const refused = (sequence: number): Event => ({ type: 'request.failed', sequence, failure: `failure ${sequence}` })
const forgotten = (sequence: number): Event => ({ type: 'response.cleared', sequence })

const after = (make: typeof lastResponse, ...events: readonly Event[]) => {
  const machine = make()
  return events.reduce((state, event) => transition(machine, state, event)[0], initialTransition(machine)[0])
}

/** The state, the data and the failure. */
const display = (machine: typeof lastResponse, ...events: readonly Event[]): string => {
  const { value, context } = after(machine, ...events)
  return [value, context.response ?? '-', context.failed?.failure ?? '-'].join(', ')
}

/** The result of any two of these events after two requests: a row for the first, a column for the second. */
const RESPONSES = [received(1), received(2), none(2), refused(1), refused(2)]
const pairs = (machine: typeof lastResponse): readonly (readonly string[])[] =>
  RESPONSES.map((one) => RESPONSES.map((other) => display(machine, send(1), send(2), one, other)))

describe('a resource that is loaded repeatedly', () => {
  it.each(MACHINES)('has every expected transition and no other, if $counts counts', ({ machine }) => {
    expect(restingStates(machine())).toEqual(['absent', 'failed', 'loaded', 'waiting'])
    expect(machineEdges(machine(), [send(1), received(1), none(1), refused(1), forgotten(1)])).toEqual([
      'absent + request.sent -> waiting',
      'failed + request.sent -> waiting',
      'failed + response.cleared -> absent',
      'failed + response.received -> absent',
      'failed + response.received -> loaded',
      'loaded + request.sent -> waiting',
      'loaded + response.cleared -> absent',
      'waiting + request.failed -> failed',
      'waiting + response.cleared -> absent',
      'waiting + response.received -> absent',
      'waiting + response.received -> loaded',
    ])
  })

  it('accepts only the response to the last request if only that counts', () => {
    expect(pairs(lastQuestion)).toEqual([
      ['waiting, -, -', 'loaded, answer 2, -', 'absent, -, -', 'waiting, -, -', 'failed, -, failure 2'],
      ['loaded, answer 2, -', 'loaded, answer 2, -', 'loaded, answer 2, -', 'loaded, answer 2, -', 'loaded, answer 2, -'],
      ['absent, -, -', 'absent, -, -', 'absent, -, -', 'absent, -, -', 'absent, -, -'],
      ['waiting, -, -', 'loaded, answer 2, -', 'absent, -, -', 'waiting, -, -', 'failed, -, failure 2'],
      ['failed, -, failure 2', 'loaded, answer 2, -', 'absent, -, -', 'failed, -, failure 2', 'failed, -, failure 2'],
    ])
  })

  it('shows an earlier response until a later one arrives, if the last response counts', () => {
    expect(pairs(lastResponse)).toEqual([
      ['waiting, answer 1, -', 'loaded, answer 2, -', 'absent, -, -', 'waiting, answer 1, -', 'failed, answer 1, failure 2'],
      ['loaded, answer 2, -', 'loaded, answer 2, -', 'loaded, answer 2, -', 'loaded, answer 2, -', 'loaded, answer 2, -'],
      ['absent, -, -', 'absent, -, -', 'absent, -, -', 'absent, -, -', 'absent, -, -'],
      ['waiting, answer 1, -', 'loaded, answer 2, -', 'absent, -, -', 'waiting, -, failure 1', 'failed, -, failure 2'],
      ['failed, answer 1, failure 2', 'loaded, answer 2, -', 'absent, -, -', 'failed, -, failure 2', 'failed, -, failure 2'],
    ])
  })

  it.each(MACHINES)('keeps the last successful response while the next is awaited and when it fails, if $counts counts', ({ machine }) => {
    expect(display(machine, send(1), received(1), send(2))).toBe('waiting, answer 1, -')
    expect(display(machine, send(1), received(1), send(2), refused(2))).toBe('failed, answer 1, failure 2')
  })

  it.each(MACHINES)('keeps a failure until a later request is answered, if $counts counts', ({ machine }) => {
    expect(display(machine, send(1), refused(1), send(2))).toBe('waiting, -, failure 1')
    expect(display(machine, send(1), refused(1), send(2), received(2))).toBe('loaded, answer 2, -')
  })

  it.each(MACHINES)('clears everything at once, including pending responses, if $counts counts', ({ machine }) => {
    expect(display(machine, send(1), received(1), send(2), forgotten(3), received(2))).toBe('absent, -, -')
    expect(display(machine, send(1), forgotten(2), refused(1))).toBe('absent, -, -')
    expect(display(machine, send(1), forgotten(2), send(3), received(1), received(3))).toBe('loaded, answer 3, -')
  })

  it.each(MACHINES)('ignores a response without a request, if $counts counts', ({ machine }) => {
    const made = machine()
    expect([received(1), none(1), refused(1)].map((response) => after(() => made, response))).toEqual(Array(3).fill(after(() => made)))
  })

  it.each(MACHINES)('is unchanged by a dropped response, if $counts counts', ({ machine }) => {
    const made = machine()
    const state = after(() => made, send(1), send(2), received(2))
    for (const late of [received(1), none(1), refused(1)]) expect(transition(made, state, late)[0]).toBe(state)
  })

  it('drops a response that does not belong to the current request, and its failure as well', () => {
    const machine = () => latestResponseMachine<string, string, string>({
      id: 'perQuestion', overtakenBy: 'request', keepsResponse: (next, last) => next === last,
    })
    expect(display(machine, send(1, 'a'), received(1), send(2, 'a'))).toBe('waiting, answer 1, -')
    expect(display(machine, send(1, 'a'), received(1), send(2, 'b'))).toBe('waiting, -, -')
    expect(display(machine, send(1, 'a'), refused(1), send(2, 'b'))).toBe('waiting, -, -')
  })

  it('stores the selected part of a response to its request', () => {
    const machine = () => latestResponseMachine<string, string, string>({
      id: 'worth', overtakenBy: 'request', select: (response, query) => (query === 'any' ? response.toUpperCase() : undefined),
    })
    expect(display(machine, send(1, 'any'), received(1))).toBe('loaded, ANSWER 1, -')
    expect(display(machine, send(1, 'none'), received(1))).toBe('absent, -, -')
  })

  it('is reported as failed rather than as loaded', () => {
    const readText = (...events: readonly Event[]) => loadResult(after(lastResponse, ...events).context)
    expect(readText(send(1))).toEqual({ _tag: 'Pending' })
    expect(readText(send(1), received(1), send(2))).toEqual({ _tag: 'Loaded', response: 'answer 1' })
    expect(readText(send(1), received(1), send(2), refused(2))).toEqual({ _tag: 'Failed', failure: 'failure 2' })
  })

  it.each(MACHINES)('ends with the response to the last request in whatever order they arrive, if $counts counts', ({ machine }) => {
    const count = fc.integer({ min: 1, max: 7 })
    const arrivals = count.chain((last) =>
      fc.record({
        order: fc.shuffledSubarray(Array.from({ length: last }, (_, index) => index + 1), { minLength: last, maxLength: last }),
        failing: fc.uniqueArray(fc.integer({ min: 1, max: last })),
      }))
    fc.assert(
      fc.property(arrivals, ({ order, failing }) => {
        const questions = order.map((_, index) => send(index + 1))
        const responses = order.map((sequence) => (failing.includes(sequence) ? refused(sequence) : received(sequence)))
        const { value, context } = after(machine, ...questions, ...responses)
        const last = order.length
        const ended = loadResult(context)
        expect([value, ended]).toEqual(
          failing.includes(last)
            ? ['failed', { _tag: 'Failed', failure: `failure ${last}` }]
            : ['loaded', { _tag: 'Loaded', response: `answer ${last}` }],
        )
      }),
    )
  })
})
