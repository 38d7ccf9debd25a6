import * as E from '../../../domain/either.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { callNamed, shopByName } from '../../../application/storefront/shop/shop-by-name.ts'
import type { InitialState } from '../initial-state.ts'
import type { UseCase } from '../storefront/provide.ts'
import { nextTask } from './next-task.ts'

type Deferred = (...input: readonly unknown[]) => ReturnType<UseCase>

const SILENT: Awaited<ReturnType<ReturnType<UseCase>>> = E.left({ _tag: 'ServiceUnavailable' })

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
  const shop = shopByName((topic, name) => (...input) => () => load().then(
    ({ get }) => callNamed(get(Shop), topic, name)(...input)(),
    () => SILENT,
  ))
  const lateValue = (token: symbol): unknown => (token === Shop ? shop : deferredOnce(token))
  return { get: <Value,>(token: symbol) => (initial.has(token) ? initial.get(token) : lateValue(token)) as Value }
}
