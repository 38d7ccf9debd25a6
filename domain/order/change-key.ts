import { requestDigest } from '../keyed-request.ts'
import type { ChangeKey, KeyedRequest } from './order-change.ts'

/** The key of a change that happens once per subject, such as a payment of an attempt. */
export const ownKey = (what: string, id: string): ChangeKey => `${what}:${id}` as ChangeKey

/** A change that the shop itself makes once per subject: the key identifies it completely. */
export const ownRequest = (what: string, id: string): KeyedRequest =>
  ({ key: ownKey(what, id), digest: requestDigest(what, 'shop', id) })
