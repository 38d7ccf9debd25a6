import * as E from 'fp-ts/lib/Either.js'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { AtHand } from '../at-hand.ts'
import type { UseCase } from '../provide.ts'

type Deferred = (...input: readonly unknown[]) => ReturnType<UseCase>

const SILENT: Awaited<ReturnType<ReturnType<UseCase>>> = E.left({ _tag: 'ServiceUnavailable' })

/**
 * Answers what is at hand at once. Any other token is a use case whose code is brought with its first call: calls wait for
 * it in their order, and code that does not arrive is a shop that does not answer. The same token is always answered by the
 * same function, or React would draw without end.
 */
export const deferredInjector = (atHand: AtHand, bring: () => Promise<Injector>): Injector => {
  const deferred = new Map<symbol, Deferred>()
  const defer =
    (token: symbol): Deferred =>
    (...input) =>
    () => bring().then(({ get }) => get<Deferred>(token)(...input)(), () => SILENT)
  const deferredOnce = (token: symbol): Deferred => {
    const known = deferred.get(token) ?? defer(token)
    deferred.set(token, known)
    return known
  }
  return { get: <Held,>(token: symbol) => (atHand.has(token) ? atHand.get(token) : deferredOnce(token)) as Held }
}
