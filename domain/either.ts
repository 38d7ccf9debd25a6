import type { Either, Left, Right } from 'fp-ts/lib/Either.js'

// What the first pages use of the library's `Either`, of the same shape: its module and those it imports are ten times as large.

export type { Either }

export const left = <Refusal>(refusal: Refusal): Either<Refusal, never> => ({ _tag: 'Left', left: refusal })

export const right = <Value>(value: Value): Either<never, Value> => ({ _tag: 'Right', right: value })

export const isLeft = <Refusal>(either: Either<Refusal, unknown>): either is Left<Refusal> => either._tag === 'Left'

export const isRight = <Value>(either: Either<unknown, Value>): either is Right<Value> => either._tag === 'Right'
