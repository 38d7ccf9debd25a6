import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Shop } from '../shop/shop.ts'
import type { AsCustomer } from './as-customer.ts'

type AnyCall = (...input: readonly unknown[]) => TaskEither<Failure, unknown>

/** The shop whose visitor becomes a guest as soon as an operation says that the session has ended (Commerce §6). */
export const withSessionEnd = (shop: Shop) => ({ asCustomer }: { readonly asCustomer: AsCustomer }): Shop =>
  Object.fromEntries(Object.entries(shop).map(([topic, calls]) => [
    topic,
    Object.fromEntries(Object.entries(calls as Readonly<Record<string, AnyCall>>).map(([name, call]) =>
      [name, (...input: readonly unknown[]) => asCustomer(call(...input))])),
  ])) as unknown as Shop
