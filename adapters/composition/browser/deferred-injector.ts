import * as E from 'fp-ts/lib/Either.js'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { AtHand } from '../at-hand.ts'
import type { UseCase } from '../provide.ts'
import { nextMoment } from './next-moment.ts'

type Deferred = (...input: readonly unknown[]) => ReturnType<UseCase>

const SILENT: Awaited<ReturnType<ReturnType<UseCase>>> = E.left({ _tag: 'ServiceUnavailable' })

/**
 * Answers what is at hand at once. Any other token is a use case whose code is brought with its first call: calls wait for
 * it in their order, and code that does not arrive is a shop that does not answer. A use case is made in a moment of its own:
 * those that a page asks for when it opens held up a slow phone when they were all made in one. The same token is always
 * answered by the same function, or React would draw without end.
 */
export const deferredInjector = (atHand: AtHand, bring: () => Promise<Injector>): Injector => {
  const deferred = new Map<symbol, Deferred>()
  let line: Promise<unknown> = Promise.resolve()
  const defer = (token: symbol): Deferred => {
    let loaded: Deferred | undefined
    const make = async ([{ get }]: readonly [Injector, unknown]): Promise<Deferred> => {
      if (loaded === undefined) await nextMoment()
      return (loaded ??= get<Deferred>(token))
    }
    return (...input) => () => {
      const useCase = Promise.all([bring(), line]).then(make)
      line = useCase.catch(() => undefined)
      return useCase.then((run) => run(...input)(), () => SILENT)
    }
  }
  const deferredOnce = (token: symbol): Deferred => {
    const deferredUseCase = deferred.get(token) ?? defer(token)
    deferred.set(token, deferredUseCase)
    return deferredUseCase
  }
  return { get: <Value,>(token: symbol) => (atHand.has(token) ? atHand.get(token) : deferredOnce(token)) as Value }
}
