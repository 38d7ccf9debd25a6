import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '../../domain/money/currency.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { FacetsView } from './FacetsView.tsx'
import { keptFields } from './KeptFields.tsx'
import type { ListingLinks } from './listing-links.ts'

type FilterSheetProps = {
  readonly facets: ListingLinks['facets']
  readonly currency: Currency
  readonly total: number
  readonly path: string
  readonly params: URLSearchParams
  readonly onChoose: (to: string) => void
  readonly onClose: () => void
}

/** The same facets on a phone; choices work at once, the button below says how many products remain. */
export const FilterSheet = ({ facets, currency, total, path, params, onChoose, onClose }: FilterSheetProps) => {
  const intl = useIntl()
  return (
    <Sheet
      isOpen
      side="left"
      onClose={onClose}
      title={intl.formatMessage({ id: 'listing.filters' })}
      closeLabel={intl.formatMessage({ id: 'listing.filters_close' })}
      width="narrow"
      footer={(
        <Button isWide size="large" onClick={onClose}>
          <FormattedMessage id="listing.results" values={{ count: total }} />
        </Button>
      )}
    >
      <FacetsView facets={facets} currency={currency} path={path} kept={keptFields(params, 'facets')} onChoose={onChoose} />
    </Sheet>
  )
}
