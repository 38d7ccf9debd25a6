import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { PopoverSheet } from '../design/PopoverSheet.tsx'
import { ChosenFiltersView } from './ChosenFiltersView.tsx'
import { FacetsView } from './FacetsView.tsx'
import { preservedFields } from './PreservedFields.tsx'
import type { ListingLinks } from './listing-links.ts'
import type { ListingData } from './listing-page-data.ts'
import { PaginationView } from './PaginationView.tsx'
import { ProductListView } from './ProductListView.tsx'
import { ToolbarView } from './ToolbarView.tsx'
import css from './ListingView.module.css'

export type ListingViewProps = {
  readonly data: ListingData
  readonly links: ListingLinks
  readonly path: string
  readonly params: URLSearchParams
  readonly isBusy: boolean
  readonly onChoose: (to: string) => void
}

const FILTERS = 'filters'

/** Facets beside the list in a wide window. In a small one they are a sheet, which the browser opens and closes itself. */
const FacetColumn = ({ total, children }: { readonly total: number; readonly children: ReactNode }) => (
  <PopoverSheet
    id={FILTERS}
    part={{ place: css['facets'], panel: css['column'] }}
    title={<FormattedMessage id="listing.filters" />}
    closeLabel={useIntl().formatMessage({ id: 'listing.filters_close' })}
    footer={(
      <Button isWide size="large" popoverTarget={FILTERS} popoverTargetAction="hide">
        <FormattedMessage id="listing.results" values={{ count: total }} />
      </Button>
    )}
  >
    {children}
  </PopoverSheet>
)

/** Facets at the left on wide screens, in a sheet on phones; products with a toolbar at the right. */
export const ListingView = ({ data, links, path, params, isBusy, onChoose }: ListingViewProps) => (
  <div className={css['listing']}>
    {links.facets.length > 0 && (
      <FacetColumn total={data.pagination.totalItems}>
        <FacetsView
          facets={links.facets}
          currency={data.currency}
          path={path}
          preserved={preservedFields(params, 'facets')}
          onChoose={onChoose}
        />
      </FacetColumn>
    )}
    <div className={css['results']}>
      {links.facets.length > 0 && (
        <div className={css['openFilters']}>
          <Button variant="secondary" isWide popoverTarget={FILTERS}>
            <Icon name="filter" />
            <FormattedMessage
              id={links.chosen.length > 0 ? 'listing.filters_with_count' : 'listing.filters'}
              values={{ count: links.chosen.length }}
            />
          </Button>
        </div>
      )}
      <ToolbarView links={links} total={data.pagination.totalItems} path={path} params={params} onChoose={onChoose} />
      <ChosenFiltersView chosen={links.chosen} currency={data.currency} withoutFilters={links.withoutFilters} />
      <ProductListView products={data.products} viewType={data.listViewType} isBusy={isBusy} />
      {links.pages !== undefined && <PaginationView links={links.pages} />}
    </div>
  </div>
)
