import * as E from 'fp-ts/lib/Either.js'
import type { Injector } from '../../../ui/binding/injector.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import type { InitialState } from '../initial-state.ts'
import type { UseCase } from '../storefront/provide.ts'
import { nextTask } from './next-task.ts'

type Deferred = (...input: readonly unknown[]) => ReturnType<UseCase>

const SILENT: Awaited<ReturnType<ReturnType<UseCase>>> = E.left({ _tag: 'ServiceUnavailable' })

type AnyTopics = Readonly<Record<string, Readonly<Record<string, Deferred>>>>
type LateCall = (topic: string, name: string, input: readonly unknown[]) => ReturnType<UseCase>

const byName = <Value,>(valueOf: (name: string) => Value): Readonly<Record<string, Value>> =>
  new Proxy<Record<string, Value>>({}, { get: (known, name: string) => (known[name] ??= valueOf(name)) })

/** The operations of the shop before their code is loaded: any name of a topic is a call. */
const deferredShop = (call: LateCall) => byName((topic) => byName((name) => (...input: readonly unknown[]) => call(topic, name, input)))

/**
 * Returns the values that are already loaded at once. Any other token is a use case whose code is loaded with its first call: calls are
 * queued in order, and a failed load returns `ServiceUnavailable`. Each use case is created in its own task, because creating all
 * those of a page in one task blocked a slow phone. The same token always returns the same function; otherwise React would render without
 * end.
 */
export const deferredInjector = (initial: InitialState, load: () => Promise<Injector>): Injector => {
  const deferred = new Map<symbol, Deferred>()
  let queue: Promise<unknown> = Promise.resolve()
  const defer = (token: symbol): Deferred => {
    let loaded: Deferred | undefined
    const make = async ([{ get }]: readonly [Injector, unknown]): Promise<Deferred> => {
      if (loaded === undefined) await nextTask()
      return (loaded ??= get<Deferred>(token))
    }
    return (...input) => () => {
      const useCase = Promise.all([load(), queue]).then(make)
      queue = useCase.catch(() => undefined)
      return useCase.then((run) => run(...input)(), () => SILENT)
    }
  }
  const deferredOnce = (token: symbol): Deferred => {
    const deferredUseCase = deferred.get(token) ?? defer(token)
    deferred.set(token, deferredUseCase)
    return deferredUseCase
  }
  const shop = deferredShop((topic, name, input) => () => load().then(
    ({ get }) => (get(Shop) as unknown as AnyTopics)[topic]![name]!(...input)(),
    () => SILENT,
  ))
  const lateValue = (token: symbol): unknown => (token === Shop ? shop : deferredOnce(token))
  return { get: <Value,>(token: symbol) => (initial.has(token) ? initial.get(token) : lateValue(token)) as Value }
}
