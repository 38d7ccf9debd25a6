import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import { HITS_REQUESTED } from '../../../domain/search/suggestion-counts.ts'
import type { SearchTerm } from '../../../domain/search/search-term.ts'
import type { Hits } from '../../../domain/search/suggestions.machine.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { isWorthMeasuring } from '../../../domain/tracking/is-worth-measuring.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { token } from '../../token.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { LoadStore } from '../loading/load-store.ts'
import type { Log } from '../shop/log.port.ts'
import type { Shop } from '../shop/shop.ts'
import type { Tracker } from '../tracking/tracker.port.ts'

/** The first hits of a term while it is typed; a failure is returned and logged (Commerce §5, §8). */
export type SuggestProducts = (term: SearchTerm, locale: Locale) => TE.TaskEither<Failure, Hits>
export const SuggestProducts = token<SuggestProducts>('SuggestProducts')

type Deps = { readonly shop: Pick<Shop, 'catalogue'>; readonly loads: LoadStore; readonly tracker: Tracker; readonly log: Log }

const measured = ({ tracker }: Deps, term: SearchTerm): TE.TaskEither<Failure, void> =>
  TE.fromIO(() => {
    if (isWorthMeasuring(term)) tracker.track({ event: 'search', search_term: term })
  })

export const makeSuggestProducts =
  (deps: Deps): SuggestProducts =>
  (term, locale) =>
    pipe(
      measured(deps, term),
      TE.flatMap(() => deps.shop.catalogue.searchProducts({ term, page: 1, hitsPerPage: HITS_REQUESTED }, locale)),
      keepingFailure(deps.loads, 'search'),
      TE.map(({ cards, pagination, understood }) => omitUndefined({ cards, total: pagination.totalItems, understood })),
      TE.tapError((failure) => TE.fromIO(() => { deps.log.warn('The search failed', failure) })),
    )
