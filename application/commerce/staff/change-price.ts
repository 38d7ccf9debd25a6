import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ChannelPrice, staffProductContract } from '../../contract/staff/products.ts'
import { priceFaults } from '../../../domain/pricing/price-faults.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { UseCase } from '../operation.ts'
import { productOf, type StockDeps } from './change-stock.ts'

const priceText = ({ original, current, website, bulk }: ChannelPrice): string =>
  [original, current, website, ...bulk.map(({ quantity, cents }) => `${quantity}:${cents}`)].join(' ')

const CHANNEL = /^[\w-]{1,40}$/

const isPossible = (entry: ChannelPrice): boolean => priceFaults(entry).length === 0 && CHANNEL.test(entry.priceChannel)

/** Changes a product's price in a channel, now or later. */
export const makeChangePrice =
  (deps: StockDeps): UseCase<typeof staffProductContract.changePrice> =>
  ({ person: { name: by } }, { productId, entry, read, from }) => {
    const now = deps.clock.now()
    const act = (what: AuditEntry['what'], detail: string): AuditEntry => ({ by, what, about: String(productId), at: now, detail })
    const detail = `${entry.priceChannel}: ${read === undefined ? '' : `${priceText(read)} → `}${priceText(entry)}`
    return pipe(
      productOf(deps, productId),
      TE.filterOrElseW(() => isPossible(entry), (): RefusalBy<'InvalidPrice'> => ({ _tag: 'InvalidPrice' })),
      TE.flatMap((): TE.TaskEither<FailureBy<'ChangedMeanwhile'>, void> =>
        from !== undefined && from > now
          ? deps.productChanges.planPrice({ ...entry, productId }, read, from, act('price.planned', `${detail}, ${from.toISOString()}`))
          : deps.productChanges.putPrice({ ...entry, productId }, read, act('price.changed', detail))),
    )
  }
