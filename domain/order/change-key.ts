import { requestDigest } from '../keyed-request.ts'
import type { ChangeKey, KeyedRequest } from './order-change.ts'

/** The key of what happens to one thing once, such as the money of an attempt. */
export const ownKey = (what: string, id: string): ChangeKey => `${what}:${id}` as ChangeKey

/** What the shop itself does once to one thing: its key says all of it. */
export const ownRequest = (what: string, id: string): KeyedRequest =>
  ({ key: ownKey(what, id), digest: requestDigest(what, 'shop', id) })
