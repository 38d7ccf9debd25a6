import * as E from 'fp-ts/lib/Either.js'
import type { Failure } from '../../domain/refusal.ts'
import { STAFF_OPERATIONS, type StaffOperationName, type StaffReply, type StaffRequests } from '../commerce-api/staff/staff-operations.ts'
import type { WireFault } from './ask.ts'
import { makeStaffCall } from './staff-call.ts'

/** The shop said no, or could not answer: `failure._tag` says which, and carries what belongs to it. */
export class ShopRefused extends Error {
  override readonly name = 'ShopRefused'
  readonly failure: Failure

  constructor(operation: string, failure: Failure) {
    super(`${operation}: ${failure._tag}`)
    this.failure = failure
  }
}

/** What the shop's people may ask, each by the name it has in the description of the interface; rejects with `ShopRefused`. */
export type ShopClient = { readonly [Name in StaffOperationName]: (said: StaffRequests[Name]) => Promise<StaffReply[Name]> }

export type ShopToAsk = {
  /** Any address of the shop; its origin is asked. */
  readonly url: string
  /** As the desk showed it once: `iris_…`. */
  readonly token: string
  readonly fetch?: typeof fetch
  /** Hears what went wrong on the wire, without a body. */
  readonly log?: (fault: WireFault) => void
}

/** A running shop, asked in the name of whoever made the token. Nothing is asked until an operation is. */
export const connectShop = ({ url, token, fetch: send = fetch, log = () => {} }: ShopToAsk): ShopClient => {
  const call = makeStaffCall({ fetch: send, url: new URL(url).origin, token, log })
  const asking = <Name extends StaffOperationName>(name: Name) => async (said: StaffRequests[Name]): Promise<StaffReply[Name]> => {
    const answer = await call(name, said)()
    if (E.isLeft(answer)) throw new ShopRefused(name, answer.left)
    return answer.right
  }
  return Object.fromEntries((Object.keys(STAFF_OPERATIONS) as StaffOperationName[]).map((name) => [name, asking(name)])) as ShopClient
}
