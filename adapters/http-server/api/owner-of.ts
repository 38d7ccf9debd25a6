import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Identify } from '../../../application/commerce/identity/identify.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { SessionKeeper } from '../../commerce-api/identity/session-keeper.ts'

type Shop = { readonly identify: Identify }
type Asked = { readonly session: SessionKeeper }

/** Whose request this is: its session says so, never its address or its body. `undefined` for a guest. */
export const ownerOf = (shop: Shop, { session }: Asked): TE.TaskEither<Failure, AccountId | undefined> =>
  shop.identify(session.kept())

/** What only a signed-in customer may ask. */
export const ownOnly =
  (shop: Shop) =>
  <Request extends Asked, Answer>(answer: (owner: AccountId, asked: Request) => TE.TaskEither<Failure, Answer>) =>
  (asked: Request): TE.TaskEither<Failure, Answer> =>
    pipe(
      ownerOf(shop, asked),
      TE.flatMap((owner) => (owner === undefined ? TE.left<Failure, Answer>({ _tag: 'NotSignedIn' }) : answer(owner, asked))),
    )
