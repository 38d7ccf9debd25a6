import * as TE from 'fp-ts/lib/TaskEither.js'
import { callNamed, shopByName, type AnyCall } from '../../application/storefront/shop/shop-by-name.ts'
import type { Shop } from '../../application/storefront/shop/shop.ts'
import type { Failure } from '../../domain/refusal.ts'

type WithAnyFailure<Call> = Call extends (...input: infer Input) => TE.TaskEither<unknown, infer Output>
  ? (...input: Input) => TE.TaskEither<Failure, Output> : never

export type GivenOperations = {
  readonly [Topic in keyof Shop]?: { readonly [Name in keyof Shop[Topic]]?: WithAnyFailure<Shop[Topic][Name]> }
}

type AnyOperations = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>

/** The same shop with other operations in place of some. */
export const withOperations = (shop: Shop, given: GivenOperations): Shop =>
  shopByName((topic, name) => (given as AnyOperations)[topic]?.[name] ?? callNamed(shop, topic, name))

const UNAVAILABLE = shopByName(() => () => TE.left({ _tag: 'ServiceUnavailable' }))

/** A shop with the given operations; every other one is unavailable. */
export const fakeShop = (given: GivenOperations): Shop => withOperations(UNAVAILABLE, given)
