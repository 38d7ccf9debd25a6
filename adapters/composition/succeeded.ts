import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** What came of something the shop sets off itself, where nobody can answer a refusal: it is thrown, named by what was tried. */
export const succeeded = async <Answer>(what: string, task: TaskEither<unknown, Answer>): Promise<Answer> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`${what} did not succeed: ${JSON.stringify(result.left)}`)
  return result.right
}
