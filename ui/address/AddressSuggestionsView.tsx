import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ADDRESS_CHOICES } from '../../domain/address/address-suggestion.ts'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import { PLACE_FIELDS, SUGGESTED } from './address-choice.ts'
import type { AddressSuggestion } from './address-choice.ts'
import { fieldNameOf } from './address-fields.ts'

export type AddressSuggestionsViewProps = {
  readonly suggestions: readonly AddressSuggestion[]
  /** The legend if there is only one address. */
  readonly legend?: ReactNode
}

/** A choice between two spellings of an address: the official one, or as typed (Commerce §4). */
export const AddressSuggestionsView = ({ suggestions, legend }: AddressSuggestionsViewProps) => (
  <>
    <Notice tone="info" role="status" title={<FormattedMessage id="checkout.address.suggestion" />}>
      <p><FormattedMessage id="checkout.address.suggestion_hint" /></p>
    </Notice>
    {suggestions.map((suggestion) => (
      <div key={suggestion.part}>
        <input type="hidden" name={fieldNameOf(suggestion.part, 'original')} value={suggestion.original} />
        {PLACE_FIELDS.map((field) => (
          <input key={field} type="hidden" name={fieldNameOf(suggestion.part, SUGGESTED[field])} value={suggestion.fields[field]} />
        ))}
        <RadioCards
          name={fieldNameOf(suggestion.part, 'choice')}
          legend={legend ?? <FormattedMessage id={`checkout.address.${suggestion.part}`} />}
          defaultValue="suggested"
          options={ADDRESS_CHOICES.map((kind) => ({
            value: kind,
            label: suggestion[kind],
            detail: <FormattedMessage id={`checkout.address.choice_${kind}`} />,
          }))}
        />
      </div>
    ))}
  </>
)
