import { useIntl, type IntlShape } from 'react-intl'
import type { Facet } from '../../domain/listing/listing-query.ts'
import { readStep } from '../../domain/listing/steps.ts'
import type { Currency } from '../../domain/money/currency.ts'
import { packWords } from '../../domain/product/pack-words.ts'
import { facetValueMessage } from './labels.ts'
import { STEP_MESSAGES } from './list-labels.ts'

const stepName = (intl: IntlShape, value: string, words: (typeof STEP_MESSAGES)['price'], currency: Currency): string => {
  const step = readStep(value)
  if (step === undefined) return value
  const { from, to } = step
  const id = from === undefined ? words.below : to === undefined ? words.from : words.between
  return intl.formatMessage({ id }, { from, to, currency })
}

/** The name of a facet value: "Tageslinsen", "30 Linsen", "CHF 20–30"; manufacturers and brands are proper names. */
export const useFacetValueName = (currency: Currency): ((facet: Facet, value: string) => string) => {
  const intl = useIntl()
  return (facet, value) => {
    if (facet === 'price' || facet === 'water_content') return stepName(intl, value, STEP_MESSAGES[facet], currency)
    if (facet === 'pack_size') {
      const { unit, ...values } = packWords(value)
      return intl.formatMessage({ id: `product.content.${unit}` }, values)
    }
    const id = facetValueMessage(facet, value)
    return id === undefined ? value : intl.formatMessage({ id })
  }
}
