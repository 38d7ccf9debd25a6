import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { made } from './builders/made.ts'

/** The value of a success; a rejection fails the test and is printed. */
export const value = async <Refused, Value>(task: TaskEither<Refused, Value>): Promise<Value> => made(await task())

/** The rejection; a success fails the test. */
export const refusal = async <Refused, Value>(task: TaskEither<Refused, Value>): Promise<Refused> => made(E.swap(await task()))
