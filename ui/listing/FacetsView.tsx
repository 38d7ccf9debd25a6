import { FormattedMessage } from 'react-intl'
import type { Currency } from '../../domain/money/currency.ts'
import { Button } from '../design/Button.tsx'
import { FacetView } from './FacetView.tsx'
import { PreservedFields } from './PreservedFields.tsx'
import type { ListingLinks } from './listing-links.ts'
import css from './FacetsView.module.css'

export type FacetsViewProps = {
  readonly facets: ListingLinks['facets']
  readonly currency: Currency
  readonly path: string
  readonly preserved: readonly (readonly [string, string])[]
  readonly onChoose: (to: string) => void
}

/** All facets as one plain form: with script each choice takes effect at once, without it "apply" submits all. */
export const FacetsView = ({ facets, currency, path, preserved, onChoose }: FacetsViewProps) => (
  <form className={css['facets']} action={path} method="get" autoComplete="off" data-sends-choices="">
    <PreservedFields fields={preserved} />
    {facets.map(({ facet, values }) => (
      <FacetView key={facet} facet={facet} values={values} currency={currency} onChoose={onChoose} />
    ))}
    <div className={css['withoutScript']}>
      <Button type="submit" variant="secondary" isWide><FormattedMessage id="listing.filters_apply" /></Button>
    </div>
  </form>
)
