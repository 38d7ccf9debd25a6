import type { CustomerCarts } from '../../application/commerce/cart/customer-carts.port.ts'
import type { SessionRepository } from '../../application/commerce/identity/session-repository.port.ts'
import type { SignedIn } from '../../application/commerce/shop/signed-in.ts'
import { randomSessions } from '../../adapters/memory/identity/random-sessions.ts'
import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { AccountId } from '../../domain/customer/account-id.ts'
import { makeSessionToken } from '../../domain/identity/session.ts'
import { made } from './builders/made.ts'
import { aSession } from './builders/session.ts'
import { value } from './outcome.ts'

/** A new session of an account. */
export const signedIn = async ({ sessions }: { readonly sessions: SessionRepository }, owner: AccountId): Promise<SignedIn> => {
  const session = made(makeSessionToken(randomSessions.make()))
  await value(sessions.begin(aSession({ token: session, accountId: owner, endsAt: new Date('2100-01-01T00:00:00Z') })))
  return { owner, session }
}

type Storage = { readonly sessions: SessionRepository; readonly customerCarts: CustomerCarts }

/** What a sign-in does with the current cart; its session is closed afterwards. */
export const takeCartOver = async (
  storage: Storage, owner: AccountId, cartToken: CartToken, decide: Parameters<CustomerCarts['takeOver']>[2],
): Promise<Cart | undefined> => {
  const by = await signedIn(storage, owner)
  const own = await value(storage.customerCarts.takeOver(by, cartToken, decide))
  await value(storage.sessions.end(by.session))
  return own
}
