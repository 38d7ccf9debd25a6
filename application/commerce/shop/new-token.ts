import * as E from 'fp-ts/lib/Either.js'
import type { TokenMaker } from './token-maker.port.ts'

/** A fresh token of a kind. One that its own constructor refuses is a defect of the token maker, so it throws. */
export const newToken = <Token>(tokens: TokenMaker, make: (text: string) => E.Either<unknown, Token>): Token => {
  const token = make(tokens.make())
  if (E.isLeft(token)) throw new Error('The token maker made no token')
  return token.right
}
