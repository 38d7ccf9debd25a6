import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { SHOP_CONTRACT } from '../../application/contract/shop.ts'
import type { Shop } from '../../application/storefront/shop/shop.ts'
import type { Failure } from '../../domain/refusal.ts'

type WithAnyFailure<Call> = Call extends (...input: infer Input) => TE.TaskEither<unknown, infer Output>
  ? (...input: Input) => TE.TaskEither<Failure, Output> : never

export type GivenOperations = {
  readonly [Topic in keyof Shop]?: { readonly [Name in keyof Shop[Topic]]?: WithAnyFailure<Shop[Topic][Name]> }
}

/** The same shop with other operations in place of some. */
export const withOperations = (shop: Shop, given: GivenOperations): Shop =>
  RR.mapWithIndex((topic: keyof Shop, calls: object) => ({ ...calls, ...given[topic] }))(shop) as unknown as Shop

const UNAVAILABLE = RR.map((contract: object) =>
  RR.map(() => () => TE.left({ _tag: 'ServiceUnavailable' }))(contract as Readonly<Record<string, unknown>>),
)(SHOP_CONTRACT) as unknown as Shop

/** A shop with the given operations; every other one is unavailable. */
export const fakeShop = (given: GivenOperations): Shop => withOperations(UNAVAILABLE, given)
