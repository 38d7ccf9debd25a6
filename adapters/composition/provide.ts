import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Container } from 'inversify'
import type { Token } from '../../application/token.ts'
import type { Failure } from '../../domain/refusal.ts'

/** For each dependency the token under which it is found; a missing or wrong one does not compile. */
export type Tokens<Deps> = { readonly [name in keyof Deps]: Token<Deps[name]> }

/** Binds a plain factory to its token; made once, when first asked for. */
export const provide = <Held, Deps extends object>(
  container: Container,
  token: Token<Held>,
  make: (deps: Deps) => Held,
  tokens: Tokens<Deps>,
): void => {
  const names = Object.keys(tokens) as (keyof Deps & string)[]
  container
    .bind<Held>(token)
    .toResolvedValue(
      (...found: unknown[]) => make(Object.fromEntries(names.map((name, index) => [name, found[index]])) as Deps),
      names.map((name): symbol => tokens[name]),
    )
    .inSingletonScope()
}

/** What an interface may ask for before its code is there: it answers later, and may fail. */
export type UseCase = (...input: never[]) => TaskEither<Failure, unknown>

/** Provides what an interface asks for; anything it needs at once must be at hand instead. */
export const offer = <Held extends UseCase, Deps extends object>(
  container: Container,
  token: Token<Held>,
  make: (deps: Deps) => Held,
  tokens: Tokens<Deps>,
): void => { provide(container, token, make, tokens) }

/** Binds a value that exists already. */
export const provideValue = <Held>(container: Container, token: Token<Held>, held: Held): void => {
  container.bind<Held>(token).toConstantValue(held)
}
