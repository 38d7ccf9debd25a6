import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartLinkToken, type CartLinkToken } from '../../../domain/cart/cart-link.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { cartToWire } from '../../commerce-api/cart/cart-to-wire.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import type { AnswerOperation } from './answer-operations.ts'
import { cartTokenOf } from './cart-routes.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownerOf } from './owner-of.ts'

const linkOf = (text: string): TE.TaskEither<Failure, CartLinkToken> => TE.fromEither(makeCartLinkToken(text))

/** What cannot be a token is no cart at hand. */
const latestOf = (text: string | null | undefined): { readonly latest?: CartToken } => {
  const latest = makeCartToken(text)
  return E.isRight(latest) ? { latest: latest.right } : {}
}

/** Links to carts that were left behind: made by whoever holds the cart, used by whoever holds the link. */
export const abandonedCartRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.createCartLink, ({ path }) =>
    pipe(
      cartTokenOf(path),
      TE.flatMap((token) => shop.makeCartLink(token)),
      TE.map((token) => ({ token })),
    ),
  )
  answer(OPERATIONS.mergeAbandonedCart, ({ body, at, ...asked }) =>
    pipe(
      TE.Do,
      TE.apS('abandoned', linkOf(body.abandoned_cart_token)),
      TE.apS('latest', TE.fromEither<Failure, CartToken>(makeCartToken(body.latest_cart_token))),
      TE.bindW('owner', () => ownerOf(shop, asked)),
      TE.flatMap(({ owner, ...carts }) => shop.mergeAbandonedCart({ ...carts, ...(owner === undefined ? {} : { by: owner }) })),
      TE.map((cart) => cartToWire(cart, at.locale)),
    ),
  )
  answer(OPERATIONS.setCurrentCart, ({ body, at, ...asked }) =>
    pipe(
      TE.Do,
      TE.apS('link', linkOf(body.token)),
      TE.bindW('owner', () => ownerOf(shop, asked)),
      TE.bindW('cart', ({ link, owner }) =>
        shop.setCurrentCart({ link, ...latestOf(body.latest_cart_token), ...(owner === undefined ? {} : { by: owner }) }),
      ),
      TE.flatMap(({ owner, cart }) =>
        owner === undefined ? TE.right(cart) : pipe(shop.takeOverCart(owner, cart.token), TE.map((own) => own ?? cart)),
      ),
      TE.map((cart) => cartToWire(cart, at.locale)),
    ),
  )
}
