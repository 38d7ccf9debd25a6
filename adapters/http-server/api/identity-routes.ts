import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Begun } from '../../../application/commerce/identity/sign-in.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { customerToWire, welcomeToWire, type WelcomeWire } from '../../commerce-api/identity/customer.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import type { AnswerOperation, Asked } from './answer-operations.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownOnly } from './owner-of.ts'

type WithCart = { readonly cart_token?: string | null }

/** The session travels in its cookie; the answer says who came in and which cart is theirs. */
const welcome =
  (shop: CommerceUseCases, { body, session }: Asked<WithCart>) =>
  ({ customer, session: begun }: Begun): TE.TaskEither<Failure, WelcomeWire> => {
    session.keep(begun)
    const brought = makeCartToken(body.cart_token)
    return pipe(
      shop.takeOverCart(customer.accountId, E.isRight(brought) ? brought.right : undefined),
      TE.map((own) => welcomeToWire(customer, own?.token)),
    )
  }

export const identityRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.signIn, (asked) => {
    const { email, password } = asked.body
    return pipe(
      shop.signIn({ email, password, from: asked.from }, asked.session.kept()),
      TE.flatMap(welcome(shop, asked)),
    )
  })
  answer(OPERATIONS.signUp, (asked) => {
    const { email, password, first_name: firstName, last_name: lastName } = asked.body
    return pipe(
      shop.signUp({ email, password, firstName, lastName, from: asked.from }, asked.session.kept()),
      TE.flatMap(welcome(shop, asked)),
    )
  })
  answer(OPERATIONS.signOut, ({ session }) =>
    pipe(
      shop.signOut(session.kept()),
      TE.map(() => {
        session.forget()
        return { signed_in: false }
      }),
    ),
  )
  answer(OPERATIONS.getProfile, ownOnly(shop)((owner) => pipe(shop.showProfile(owner), TE.map(customerToWire))))
}
