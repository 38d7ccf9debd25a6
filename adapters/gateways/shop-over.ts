import type { Shop } from '../../application/contract/shop.ts'
import type { Call } from '../commerce-api/operations/call.ts'
import { ROUTES, type OperationName } from '../commerce-api/operations/operations.ts'

type AnyCall = (name: OperationName, ...input: readonly unknown[]) => unknown

/** The contract over one way to call operations. */
export const shopOver = (call: Call): Shop =>
  Object.fromEntries(Object.entries(ROUTES).map(([topic, routes]) => [
    topic,
    Object.fromEntries((Object.keys(routes) as OperationName[]).map((name) =>
      [name, (...input: readonly unknown[]) => (call as AnyCall)(name, ...input)])),
  ])) as unknown as Shop
