import { FormattedMessage } from 'react-intl'
import type { Facet } from '../../domain/listing/listing-query.ts'
import { facetValueMessage } from './labels.ts'
import { PackContentView } from './PackContentView.tsx'

/** A value of a facet in words: "Tageslinsen", "Acuvue". */
export const FacetValueText = ({ facet, value }: { readonly facet: Facet; readonly value: string }) => {
  if (facet === 'pack_size') return <PackContentView label={value} />
  const id = facetValueMessage(facet, value)
  return id === undefined ? value : <FormattedMessage id={id} />
}
