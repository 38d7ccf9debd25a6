import { FormattedMessage } from 'react-intl'
import type { Facet } from '../../domain/listing/listing-query.ts'
import { facetValueMessage } from './labels.ts'

/** A value of a facet in words: "Tageslinsen", "Acuvue". */
export const FacetValueText = ({ facet, value }: { readonly facet: Facet; readonly value: string }) => {
  const id = facetValueMessage(facet, value)
  return id === undefined ? value : <FormattedMessage id={id} />
}
