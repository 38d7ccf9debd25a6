import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { Shape } from '../codec/record.ts'
import type { ReplyForm } from './operation.ts'

/** A response from the one list of its fields. */
export const reply = <Reply>(shape: Shape<Reply>): ReplyForm<Reply, unknown> =>
  ({ reading: shape, encode: (value, { locale }) => shape.write(value, { locale }) })

/** A response whose record depends on the request. */
export const replyTo = <Whole, Reply, Input>(
  shape: Shape<Whole>, { read, write }: { read: (whole: Whole) => Reply; write: (value: Reply, request: Input) => Whole },
): ReplyForm<Reply, Input> => ({
  reading: { ...shape, decode: flow(shape.decode, E.map(read)) },
  encode: (value, { request, locale }) => shape.write(write(value, request), { locale }),
})

/** A response that may be empty: it has no body then, and reads as `undefined`. */
export const orEmpty = <Reply, Input>({ reading, encode }: ReplyForm<Reply, Input>): ReplyForm<Reply | undefined, Input> => ({
  reading: { ...reading, decode: (input) => (input === null ? E.right(undefined) : reading.decode(input)) },
  encode: (reply, context) => (reply === undefined ? null : encode(reply, context)),
  mayBeEmpty: true,
})
