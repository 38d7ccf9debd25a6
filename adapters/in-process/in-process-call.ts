import type { Shop } from '../../application/contract/shop.ts'
import type { Call } from '../commerce-api/operations/call.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'

type Topics = Readonly<Record<string, Readonly<Record<string, (...input: readonly unknown[]) => unknown>>>>

/** Calls the operations directly, without HTTP: for server rendering, headless use and stories. */
export const makeInProcessCall = (shop: Shop): Call =>
  ((name: keyof typeof OPERATIONS, ...input: readonly unknown[]) =>
    (shop as unknown as Topics)[OPERATIONS[name].topic]?.[name]?.(...input)) as Call
