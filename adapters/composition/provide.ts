import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { Container } from 'inversify'
import type { Token } from '../../application/token.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Injector } from '../../ui/binding/injector.ts'

/** For each dependency the token that provides it; a missing or wrong one does not compile. */
export type Tokens<Deps> = { readonly [name in keyof Deps]: Token<Deps[name]> }

/** Binds a token in the container and returns the tokens it depends on. */
type Bind = (container: Container) => readonly symbol[]

/** A container that binds a token and its dependencies with the first request for it: a session uses few of many. */
export type LateContainer = Injector & { readonly add: (token: symbol, bind: Bind) => void }

export const openDeferredContainer = (): LateContainer => {
  const container = new Container()
  const unbound = new Map<symbol, Bind>()
  const bindOnce = (token: symbol): void => {
    const bind = unbound.get(token)
    if (bind === undefined) return
    unbound.delete(token)
    for (const needed of bind(container)) bindOnce(needed)
  }
  return {
    add: (token, bind) => { unbound.set(token, bind) },
    get: (token) => {
      bindOnce(token)
      return container.get(token)
    },
  }
}

/** Binds a plain factory to its token; called once, with the first request. */
export const provide = <Value, Deps extends object>(
  container: LateContainer,
  token: Token<Value>,
  make: (deps: Deps) => Value,
  tokens: Tokens<Deps>,
): void => {
  container.add(token, (bound) => {
    const names = Object.keys(tokens) as (keyof Deps & string)[]
    const needs = names.map((name): symbol => tokens[name])
    bound
      .bind<Value>(token)
      .toResolvedValue(
        (...dependencies: unknown[]) => make(Object.fromEntries(names.map((name, index) => [name, dependencies[index]])) as Deps), needs,
      )
      .inSingletonScope()
    return needs
  })
}

/** An interface that can be used before its code has loaded: it returns promises, and may fail. */
export type UseCase = (...input: never[]) => TaskEither<Failure, unknown>

/** Provides such an interface; anything it needs synchronously must be bound already. */
export const offer = <Value extends UseCase, Deps extends object>(
  container: LateContainer,
  token: Token<Value>,
  make: (deps: Deps) => Value,
  tokens: Tokens<Deps>,
): void => { provide(container, token, make, tokens) }

/** Binds an existing value. */
export const provideValue = <Value>(container: LateContainer, token: Token<Value>, value: Value): void => {
  container.add(token, (bound) => {
    bound.bind<Value>(token).toConstantValue(value)
    return []
  })
}
