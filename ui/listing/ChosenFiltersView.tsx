import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '../../domain/money/currency.ts'
import { Chip } from '../design/Chip.tsx'
import { Cluster } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { ListingLinks } from './listing-links.ts'
import { useFacetValueName } from './use-facet-value-name.ts'

type ChosenFiltersViewProps = {
  readonly chosen: ListingLinks['chosen']
  readonly currency: Currency
  readonly withoutFilters: string
}

/** The active filters, each removed by a click. */
export const ChosenFiltersView = ({ chosen, currency, withoutFilters }: ChosenFiltersViewProps) => {
  const intl = useIntl()
  const wordOf = useFacetValueName(currency)
  const nameOf = ({ facet, value, name }: ListingLinks['chosen'][number]): string => name ?? wordOf(facet, value)
  if (chosen.length === 0) return null
  return (
    <Cluster>
      <VisuallyHidden><FormattedMessage id="listing.filters_chosen" /></VisuallyHidden>
      {chosen.map((filter) => (
        <Chip
          key={`${filter.facet}=${filter.value}`}
          to={filter.to}
          removeLabel={intl.formatMessage({ id: 'listing.filter_remove' }, { name: nameOf(filter) })}
        >
          {nameOf(filter)}
        </Chip>
      ))}
      <Link to={withoutFilters} preventScrollReset><FormattedMessage id="listing.filters_clear" /></Link>
    </Cluster>
  )
}
