import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Facet } from '../../domain/listing/listing-query.ts'
import type { Currency } from '../../domain/money/currency.ts'
import { FACET_MESSAGES } from './list-labels.ts'
import type { FacetChoice } from './listing-links.ts'
import { useFacetValueName } from './use-facet-value-name.ts'
import css from './FacetsView.module.css'

type FacetViewProps = {
  readonly facet: Facet
  readonly values: readonly FacetChoice[]
  readonly currency: Currency
  readonly onChoose: (to: string) => void
}

/** The number of values shown uncollapsed; chosen ones are always shown. */
const OPEN_VALUES = 7

/** The values of one facet with the number of products for each. */
export const FacetView = ({ facet, values, currency, onChoose }: FacetViewProps) => {
  const id = useId()
  const nameOf = useFacetValueName(currency)
  const row = (choice: FacetChoice) => (
    <label key={choice.value} className={css['row']}>
      <input
        type="checkbox"
        name={facet}
        value={choice.value}
        checked={choice.isChosen}
        onChange={() => { onChoose(choice.to) }}
      />
      <span className={css['value']}>{choice.name ?? nameOf(facet, choice.value)}</span>
      <span className={css['count']}><FormattedMessage id="listing.filter_count" values={{ count: choice.count }} /></span>
    </label>
  )
  const isOpen = (choice: FacetChoice, index: number): boolean => index < OPEN_VALUES || choice.isChosen
  const folded = values.filter((choice, index) => !isOpen(choice, index))
  return (
    <fieldset className={css['facet']} aria-labelledby={id}>
      <legend id={id} className={css['name']}><FormattedMessage id={FACET_MESSAGES[facet]} /></legend>
      {values.filter(isOpen).map(row)}
      {folded.length > 0 && (
        <details className={css['more']}>
          <summary><FormattedMessage id="listing.filter_more" values={{ count: folded.length }} /></summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  )
}
