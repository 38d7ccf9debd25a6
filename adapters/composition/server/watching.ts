import type { Configuration } from '../../configuration/configuration.ts'
import type { Database } from '../../postgres/database/database.ts'
import type { BackgroundErrors } from './background-errors.ts'
import type { Options } from './options.ts'
import { systemClock } from './system-clock.ts'

type Watching = { readonly options: Options; readonly serve: (db: Database['db']) => Promise<void> }

/** What tells whoever watches, where that is configured; a shop that nobody watches does not read the program for it. */
export const openWatching = async (
  { metrics: place }: Configuration, report: BackgroundErrors['report'],
): Promise<Watching | undefined> => {
  if (place === undefined) return undefined
  const { openMetrics, serveMetrics } = await import('../../metrics/metrics.ts')
  const { makeFigureBook } = await import('../../postgres/shop/figure-book.ts')
  const metrics = openMetrics()
  return {
    options: { watch: metrics.watch },
    serve: async (db) => { await serveMetrics(metrics, { ...place, book: makeFigureBook(db), now: systemClock.now, report }) },
  }
}
