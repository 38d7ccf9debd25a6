import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { Container } from 'inversify'
import type { Token } from '../../../application/token.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Injector } from '../../../ui/binding/injector.ts'

/** For each dependency the token that provides it; a missing or wrong one does not compile. */
export type Tokens<Deps> = { readonly [name in keyof Deps]: Token<Deps[name]> }

/** Binds a token in a container and returns the tokens it depends on. */
type Binding = readonly [token: symbol, bind: (container: Container) => readonly symbol[]]

/** The bindings of a topic. */
export type Module = readonly Binding[]

/** A plain factory for a token; called once for each visit, with the first request. */
export const provide = <Value, Deps extends object>(token: Token<Value>, make: (deps: Deps) => Value, tokens: Tokens<Deps>): Binding => {
  const names = Object.keys(tokens) as (keyof Deps & string)[]
  const needs = names.map((name): symbol => tokens[name])
  return [token, (container) => {
    container
      .bind<Value>(token)
      .toResolvedValue(
        (...dependencies: unknown[]) => make(Object.fromEntries(names.map((name, index) => [name, dependencies[index]])) as Deps), needs,
      )
      .inSingletonScope()
    return needs
  }]
}

/** An interface that can be used before its code has loaded: it returns promises, and may fail. */
export type UseCase = (...input: never[]) => TaskEither<Failure, unknown>

/** Provides such an interface; anything it needs synchronously must be bound already. */
export const offer = <Value extends UseCase, Deps extends object>(
  token: Token<Value>,
  make: (deps: Deps) => Value,
  tokens: Tokens<Deps>,
): Binding => provide(token, make, tokens)

/** The container of a visit. It binds a token and its dependencies with the first request: a visit uses few of many. */
export const openContainer = (values: ReadonlyMap<symbol, unknown>, bindings: ReadonlyMap<symbol, Binding[1]>): Injector => {
  const container = new Container()
  const bound = new Set<symbol>()
  const bindOnce = (token: symbol): void => {
    if (bound.has(token)) return
    bound.add(token)
    if (values.has(token)) container.bind(token).toConstantValue(values.get(token))
    else for (const needed of bindings.get(token)?.(container) ?? []) bindOnce(needed)
  }
  return {
    get: (token) => {
      bindOnce(token)
      return container.get(token)
    },
  }
}
