import * as E from 'fp-ts/lib/Either.js'
import type { Failure } from '../../domain/refusal.ts'
import { STAFF_OPERATIONS, type StaffOperationName, type StaffReply, type StaffRequests } from '../commerce-api/staff/staff-operations.ts'
import type { WireFault } from './send-operation.ts'
import { makeStaffCall } from './staff-call.ts'

/** The shop refused the request or is unavailable; see `failure._tag`. */
export class ShopRefused extends Error {
  override readonly name = 'ShopRefused'
  readonly failure: Failure

  constructor(operation: string, failure: Failure) {
    super(`${operation}: ${failure._tag}`)
    this.failure = failure
  }
}

/** Every staff operation by its operation id; rejects with `ShopRefused`. */
export type ShopClient = { readonly [Name in StaffOperationName]: (input: StaffRequests[Name]) => Promise<StaffReply[Name]> }

export type ShopClientOptions = {
  /** Any address of the shop; only its origin is used. */
  readonly url: string
  /** The access token, as the back office showed it once: `iris_…`. */
  readonly token: string
  readonly fetch?: typeof fetch
  /** Receives transport and decoding faults, without bodies. */
  readonly log?: (fault: WireFault) => void
}

/** A client of a running shop with the permissions of the token's owner. Connecting sends no request. */
export const connectShop = ({ url, token, fetch: send = fetch, log = () => {} }: ShopClientOptions): ShopClient => {
  const call = makeStaffCall({ fetch: send, url: new URL(url).origin, token, log })
  const methodFor = <Name extends StaffOperationName>(name: Name) => async (input: StaffRequests[Name]): Promise<StaffReply[Name]> => {
    const result = await call(name, input)()
    if (E.isLeft(result)) throw new ShopRefused(name, result.left)
    return result.right
  }
  return Object.fromEntries((Object.keys(STAFF_OPERATIONS) as StaffOperationName[]).map((name) => [name, methodFor(name)])) as ShopClient
}
