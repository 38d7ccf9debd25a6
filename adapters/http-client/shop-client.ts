import * as E from 'fp-ts/lib/Either.js'
import type { OutputOf, RequestOf } from '../../application/contract/operation.ts'
import type { StaffContract, StaffOperationName } from '../../application/contract/staff/staff.ts'
import type { Failure } from '../../domain/refusal.ts'
import { DEFAULT_LOCALE } from '../../domain/shop/locale.ts'
import type { OutgoingRequest } from '../commerce-api/operations/operation.ts'
import { STAFF_OPERATIONS } from '../commerce-api/staff/staff-operations.ts'
import { makeSendOperation, type OperationRow, type WireFault } from './send-operation.ts'
import { makeTransport } from './transport.ts'

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
export type ShopClient = {
  readonly [Name in StaffOperationName]: (input: RequestOf<StaffContract[Name]>) => Promise<OutputOf<StaffContract[Name]>>
}

export type ShopClientOptions = {
  /** Any address of the shop; only its origin is used. */
  readonly url: string
  /** The access token, as the back office showed it once: `iris_…`. */
  readonly token: string
  readonly fetch?: typeof fetch
  /** Receives transport and decoding faults, without bodies. */
  readonly log?: (fault: WireFault) => void
}

type Row = OperationRow<unknown> & {
  readonly name: string
  readonly request: { readonly encode: (input: unknown, sender: never) => OutgoingRequest }
}
const ROWS = Object.values(STAFF_OPERATIONS) as unknown as readonly Row[]

// Staff requests do not depend on a storefront.
const NO_STOREFRONT = undefined as never

/** A client of a running shop with the permissions of the token's owner. Connecting sends no request. */
export const connectShop = ({ url, token, fetch: send = fetch, log = () => {} }: ShopClientOptions): ShopClient => {
  const transport = makeTransport({ fetch: send, baseUrl: new URL(url).origin, authorization: `Bearer ${token}` })
  const sendOperation = makeSendOperation({ transport, log })
  const methodFor = (row: Row) => async (input: unknown): Promise<unknown> => {
    const result = await sendOperation(row.name, row, row.request.encode(input, NO_STOREFRONT), DEFAULT_LOCALE)()
    if (E.isLeft(result)) throw new ShopRefused(row.name, result.left)
    return result.right
  }
  return Object.fromEntries(ROWS.map((row) => [row.name, methodFor(row)])) as unknown as ShopClient
}
