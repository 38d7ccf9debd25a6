import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { Container } from 'inversify'
import type { Token } from '../../../application/token.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Injector } from '../../../ui/binding/injector.ts'

/** For each dependency the token that provides it; a missing or wrong one does not compile. */
export type Tokens<Deps> = { readonly [name in keyof Deps]: Token<Deps[name]> }

/** What a visit has, by token: its ports, and what has been made from them so far. */
type Visit = Map<symbol, unknown>

/** Makes what a token stands for in a visit, or finds it there. */
type Factory<Value> = (visit: Visit) => Value

/** Binds the factory of a token in a container and returns the tokens it depends on. */
type Binding = readonly [token: symbol, bind: (container: Container) => readonly symbol[]]

/** The bindings of a topic. */
export type Module = readonly Binding[]

const oncePerVisit = <Value>(token: symbol, make: Factory<Value>): Factory<Value> => (visit) => {
  if (!visit.has(token)) visit.set(token, make(visit))
  return visit.get(token) as Value
}

/** A plain factory for a token; called once for each visit, with the first request. */
export const provide = <Value, Deps extends object>(token: Token<Value>, make: (deps: Deps) => Value, tokens: Tokens<Deps>): Binding => {
  const names = Object.keys(tokens) as (keyof Deps & string)[]
  const needs = names.map((name): symbol => tokens[name])
  const factoryOver = (...factories: readonly unknown[]): Factory<Value> => oncePerVisit(token, (visit) => {
    const dependencies: { [name in keyof Deps]?: unknown } = {}
    for (const [index, name] of names.entries()) dependencies[name] = (factories[index] as Factory<unknown>)(visit)
    return make(dependencies as Deps)
  })
  return [token, (container) => {
    container.bind<Factory<Value>>(token).toResolvedValue(factoryOver, needs).inSingletonScope()
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

const portOf = (token: symbol): Factory<unknown> => (visit) => {
  if (!visit.has(token)) throw new Error(`Nothing provides ${String(token)}`)
  return visit.get(token)
}

/**
 * Opens the container of a visit over its ports. What depends on what is planned once for all visits: the container below holds no value
 * of a visit but factories. A factory is bound with the first request for it: a visit uses few of many.
 */
export const openContainer = (bindings: ReadonlyMap<symbol, Binding[1]>): ((ports: ReadonlyMap<symbol, unknown>) => Injector) => {
  const container = new Container()
  const bound = new Set<symbol>()
  const bindOnce = (token: symbol): void => {
    if (bound.has(token)) return
    bound.add(token)
    const bind = bindings.get(token)
    if (bind === undefined) container.bind(token).toConstantValue(portOf(token))
    else for (const needed of bind(container)) bindOnce(needed)
  }
  return (ports) => {
    const visit: Visit = new Map(ports)
    return {
      get: <Value>(token: Token<Value>) => {
        bindOnce(token)
        return container.get<Factory<Value>>(token)(visit)
      },
    }
  }
}
