import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../domain/refusal.ts'
import { DEFAULT_LOCALE } from '../../domain/shop/locale.ts'
import type { OutgoingRequest } from '../commerce-api/operations/operation.ts'
import { STAFF_OPERATIONS, type StaffOperationName, type StaffReply, type StaffRequests } from '../commerce-api/staff/staff-operations.ts'
import { makeSendOperation, type OperationRow, type WireFault } from './send-operation.ts'
import { makeTransport } from './transport.ts'

type Row<Input, Reply> = OperationRow<Reply> & { readonly request: { readonly encode: (input: Input, sender: never) => OutgoingRequest } }

const ROWS: { readonly [Name in StaffOperationName]: Row<StaffRequests[Name], StaffReply[Name]> } = STAFF_OPERATIONS

// Staff requests do not depend on a storefront.
const NO_STOREFRONT = undefined as never

/** Calls a staff operation with an access token; input and output are typed by the table of operations. */
export type StaffCall = <Name extends StaffOperationName>(name: Name, input: StaffRequests[Name]) => TaskEither<Failure, StaffReply[Name]>

type Settings = {
  readonly fetch: typeof fetch
  /** Origin of the shop, without a slash at its end. */
  readonly url: string
  /** As `createAccessToken` returned it once. */
  readonly token: string
  readonly log: (fault: WireFault) => void
}

export const makeStaffCall = ({ fetch: send, url, token, log }: Settings): StaffCall => {
  const transport = makeTransport({ fetch: send, baseUrl: url, authorization: `Bearer ${token}` })
  const sendOperation = makeSendOperation({ transport, log })
  return (name, input) => sendOperation(name, ROWS[name], ROWS[name].request.encode(input, NO_STOREFRONT), DEFAULT_LOCALE)
}
