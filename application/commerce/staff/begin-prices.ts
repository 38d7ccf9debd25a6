import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { GoodsChanges } from './goods-changes.port.ts'

/** Lets prices hold whose instant has come; how many. */
export type BeginPrices = () => TaskEither<ServiceUnavailable, number>

export const makeBeginPrices =
  ({ goodsChanges, clock }: { readonly goodsChanges: GoodsChanges; readonly clock: Clock }): BeginPrices =>
  () => goodsChanges.beginPrices(clock.now())
