import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { loadOnce } from '../../../adapters/composition/browser/load-once.ts'
import { deferredInjector } from '../../../adapters/composition/browser/deferred-injector.ts'
import { token, type Token } from '../../../application/token.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Injector } from '../../../ui/binding/injector.ts'

type Twice = (number: number) => TE.TaskEither<Failure, number>
const Twice = token<Twice>('Twice')
const Once = token<Twice>('Once')
const Greeting = token<{ readonly text: string }>('Greeting')

const SILENT = E.left({ _tag: 'ServiceUnavailable' })

/** Use cases whose code loads when the test releases it. */
const opened = () => {
  const called: (readonly [string, number])[] = []
  let [loaded, arrives] = [0, true]
  let arrive = (): void => undefined
  const multiply = (name: string, factor: number): Twice => (number) => () => {
    called.push([name, number])
    return TE.right(factor * number)()
  }
  const useCases = new Map<symbol, unknown>([[Twice, multiply('twice', 2)], [Once, multiply('once', 1)]])
  const made: string[] = []
  const late: Injector = {
    get: <Service,>(request: Token<Service>) => {
      made.push(request.description ?? '')
      setTimeout(() => { made.push('a moment') })
      return useCases.get(request) as Service
    },
  }
  const loadInjector = loadOnce<Injector>(() => {
    loaded += 1
    return new Promise((resolve, reject) => {
      arrive = () => {
        if (arrives) resolve(late)
        else reject(new TypeError('Failed to fetch dynamically imported module'))
      }
    })
  })
  const greeting = { text: 'hello' }
  return {
    ...deferredInjector(new Map([[Greeting, greeting]]), loadInjector),
    greeting,
    called,
    made,
    loaded: () => loaded,
    arrive: (does = true) => {
      arrives = does
      arrive()
    },
  }
}

describe('use cases with code loaded on demand', () => {
  it('are loaded on their first call, once, and not for initial dependencies', async () => {
    const { get, greeting, loaded, arrive } = opened()
    expect(get(Greeting)).toBe(greeting)
    const twice = get(Twice)
    const send = twice(1)
    expect(loaded()).toBe(0)
    const responses = Promise.all([send(), get(Once)(5)()])
    expect(loaded()).toBe(1)
    arrive()
    expect(await responses).toEqual([E.right(2), E.right(5)])
    expect(await twice(3)()).toEqual(E.right(6))
    expect(loaded()).toBe(1)
  })

  it('are the same functions before and after loading', async () => {
    const { get, arrive } = opened()
    const [before, other] = [get(Twice), get(Once)]
    expect(get(Twice)).toBe(before)
    expect(other).not.toBe(before)
    const response = before(1)()
    arrive()
    await response
    expect(get(Twice)).toBe(before)
  })

  it('lose no call during loading, and are called in the same order', async () => {
    const { get, called, arrive } = opened()
    const responses = Promise.all([get(Twice)(1)(), get(Once)(2)(), get(Twice)(3)()])
    await Promise.resolve()
    expect(called).toEqual([])
    arrive()
    await responses
    expect(called).toEqual([['twice', 1], ['once', 2], ['twice', 3]])
  })

  it('are created once each, in separate tasks', async () => {
    const { get, made, arrive } = opened()
    const responses = Promise.all([get(Twice)(1)(), get(Once)(2)(), get(Twice)(3)()])
    arrive()
    await responses
    await get(Once)(4)()
    expect(made).toEqual(['Twice', 'a moment', 'Once'])
  })

  it('are unavailable if their code fails to load, and are loaded again on the next call', async () => {
    const { get, loaded, arrive } = opened()
    const lost = [get(Twice)(1)(), get(Once)(1)()]
    arrive(false)
    expect(await Promise.all(lost)).toEqual([SILENT, SILENT])
    const next = get(Twice)(2)()
    arrive()
    expect([await next, loaded()]).toEqual([E.right(4), 2])
  })
})
