import * as E from 'fp-ts/lib/Either.js'
import type { MalformedKey } from './order-refusal.ts'
import type { ChangeKey } from './order-change.ts'

const KEY = /^[\w.:-]{8,64}$/

/** Long enough that nobody makes the same twice: a random name, of letters, digits and `_.:-`. */
export const makeChangeKey = (text: string): E.Either<MalformedKey, ChangeKey> =>
  KEY.test(text) ? E.right(text as ChangeKey) : E.left({ _tag: 'MalformedKey' })

/** The key of what happens to one thing once, such as the money of an attempt. */
export const ownKey = (what: string, id: string): ChangeKey => `${what}:${id}` as ChangeKey
