import { FormattedMessage } from 'react-intl'
import type { Facet } from '../../domain/listing/listing-query.ts'
import { facetValueMessage } from './labels.ts'

type FacetValueTextProps = { readonly facet: Extract<Facet, 'lens_usage' | 'lens_type'>; readonly value: string }

/** The name of a facet value: "Tageslinsen", "Torisch". */
export const FacetValueText = ({ facet, value }: FacetValueTextProps) => {
  const id = facetValueMessage(facet, value)
  return id === undefined ? value : <FormattedMessage id={id} />
}
