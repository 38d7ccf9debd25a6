import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

type Methods = Readonly<Record<string, (...input: never[]) => TaskEither<unknown, unknown>>>

/**
 * A gateway whose code is fetched with its first call: most pages are read without one. Code that does not arrive is a
 * shop that does not answer. `names` are its methods; one that is forgotten does not compile.
 */
export const whenWanted = <Gateway extends object>(
  bring: () => Promise<Gateway>,
  names: { readonly [method in keyof Gateway]: true },
): Gateway =>
  Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      (...input: never[]) =>
        async () => {
          const gateway = (await bring().catch(() => undefined)) as Methods | undefined
          return gateway === undefined ? E.left({ _tag: 'ServiceUnavailable' }) : await gateway[name]?.(...input)()
        },
    ]),
  ) as unknown as Gateway
