import * as E from 'fp-ts/lib/Either.js'
import type { TokenMaker } from './token-maker.port.ts'

/** A new token of a kind. It throws if its constructor refuses it, which is an error of the token maker. */
export const newToken = <Token>(tokens: TokenMaker, make: (text: string) => E.Either<unknown, Token>): Token => {
  const token = make(tokens.make())
  if (E.isLeft(token)) throw new Error('The token generator returned no token')
  return token.right
}
