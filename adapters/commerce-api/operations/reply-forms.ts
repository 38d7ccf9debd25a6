import * as E from 'fp-ts/lib/Either.js'
import { cartToWire } from '../cart/cart-to-wire.ts'
import { CartCodec } from '../cart/cart.codec.ts'
import type { Reading } from '../codec/codec-from.ts'
import type { Around, ReplyForm } from './operation.ts'

/** How an answer is read and written; the writing must give exactly what the reading takes. */
export const replying = <Wire, Reply, Input>(
  reading: Reading<Wire, Reply>,
  encode: (reply: Reply, around: Around<Input>) => Wire,
): ReplyForm<Reply, Input> => ({ reading, encode })

/** An answer that may say nothing: it has no body then, and reads as `undefined`. */
export const orNothing = <Reply, Input>({ reading, encode }: ReplyForm<Reply, Input>): ReplyForm<Reply | undefined, Input> => ({
  reading: { ...reading, decode: (input) => (input === null ? E.right(undefined) : reading.decode(input)) },
  encode: (reply, around) => (reply === undefined ? null : encode(reply, around)),
  mayBeNothing: true,
})

/** The whole cart, which replaces what was known of it. */
export const wholeCart = replying(CartCodec, (cart, { locale }: Around<unknown>) => cartToWire(cart, locale))
