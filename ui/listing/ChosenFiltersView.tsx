import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { packWords } from '../../domain/product/pack-words.ts'
import { Chip } from '../design/Chip.tsx'
import { Cluster } from '../design/Layout.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { FacetValueText } from './FacetValueText.tsx'
import { facetValueMessage } from './labels.ts'
import type { ListingLinks } from './listing-links.ts'

type ChosenFiltersViewProps = { readonly chosen: ListingLinks['chosen']; readonly withoutFilters: string }

/** What is filtered by, each taken back with one click. */
export const ChosenFiltersView = ({ chosen, withoutFilters }: ChosenFiltersViewProps) => {
  const intl = useIntl()
  const nameOf = ({ facet, value }: (typeof chosen)[number]): string => {
    if (facet === 'pack_size') {
      const { unit, ...said } = packWords(value)
      return intl.formatMessage({ id: `product.content.${unit}` }, said)
    }
    const id = facetValueMessage(facet, value)
    return id === undefined ? value : intl.formatMessage({ id })
  }
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
          <FacetValueText facet={filter.facet} value={filter.value} />
        </Chip>
      ))}
      <Link to={withoutFilters} preventScrollReset><FormattedMessage id="listing.filters_clear" /></Link>
    </Cluster>
  )
}
