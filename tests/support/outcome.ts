import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { made } from './builders/made.ts'

/** What came out well; a refusal fails the test and shows itself. */
export const value = async <Refused, Value>(task: TaskEither<Refused, Value>): Promise<Value> => made(await task())

/** Why it was refused; coming out well fails the test. */
export const refusal = async <Refused, Value>(task: TaskEither<Refused, Value>): Promise<Refused> => made(E.swap(await task()))
