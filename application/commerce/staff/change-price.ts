import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { priceFaults } from '../../../domain/pricing/price-faults.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { productOf, type StockDeps } from './change-stock.ts'

/** `from`: an ISO instant; without one, or with one that is past, the price holds at once. */
export type PriceInput = {
  readonly entry: PriceEntry
  /** What it cost when it was looked at; nothing where it had no price in this channel. */
  readonly read?: PriceEntry
  readonly from?: string
}

/** Changes what a product costs in a channel, now or later. */
export type ChangePrice = (by: string, wish: PriceInput) => TE.TaskEither<Failure, void>

export type PriceDeps = StockDeps

const told = ({ original, current, website, bulk }: PriceEntry): string =>
  [original, current, website, ...bulk.map(({ quantity, cents }) => `${quantity}:${cents}`)].join(' ')

const CHANNEL = /^[\w-]{1,40}$/

const isPossible = (entry: PriceEntry): boolean => priceFaults(entry).length === 0 && CHANNEL.test(entry.priceChannel)

export const makeChangePrice =
  (deps: PriceDeps): ChangePrice =>
  (by, { entry, read, from }) => {
    const now = deps.clock.now()
    const act = (what: AuditEntry['what'], detail: string): AuditEntry => ({ by, what, about: String(entry.productId), at: now, detail })
    const said = `${entry.priceChannel}: ${read === undefined ? '' : `${told(read)} → `}${told(entry)}`
    return pipe(
      productOf(deps, entry.productId),
      TE.filterOrElse(() => isPossible(entry), (): Failure => ({ _tag: 'InvalidPrice' })),
      TE.flatMap((): TE.TaskEither<Failure, void> =>
        from !== undefined && new Date(from) > now
          ? deps.productChanges.planPrice(entry, from, act('price.planned', `${said}, ${from}`))
          : deps.productChanges.putPrice(entry, read, act('price.changed', said))),
    )
  }
