import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { Cart, CartLine } from './cart.ts'

export type LineNotFound = NotFound<'line'>

export const findLine = (cart: Cart, lineId: string): E.Either<LineNotFound, CartLine> =>
  E.fromNullable<LineNotFound>({ _tag: 'NotFound', what: 'line' })(cart.lines.find((line) => line.id === lineId))
