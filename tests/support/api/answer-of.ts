import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** The answer; a refusal ends the test with what was refused. */
export const answerOf = async <Answer>(task: TaskEither<unknown, Answer>): Promise<Answer> => {
  const answered = await task()
  if (E.isLeft(answered)) throw new Error(`Refused: ${JSON.stringify(answered.left)}`)
  return answered.right
}

/** The refusal; an answer ends the test. */
export const refusalOf = async <Refused>(task: TaskEither<Refused, unknown>): Promise<Refused> => {
  const answered = await task()
  if (E.isRight(answered)) throw new Error('Not refused')
  return answered.left
}
