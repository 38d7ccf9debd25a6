import { FormattedMessage } from 'react-intl'
import { madeValues } from '../../domain/prescription/allowed-values.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import type { OptionKey } from '../../domain/prescription/lens-option.ts'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import type { DefinitionRow } from '../design/DefinitionRows.tsx'
import { FacetValueText } from '../listing/FacetValueText.tsx'
import { PackContentView } from '../listing/PackContentView.tsx'
import { OPTION_MESSAGES } from './option-messages.ts'
import type { ProductPageData } from './product-page-data.ts'

const SIZES: readonly OptionKey[] = ['radius', 'diameter']

const sizeRows = ({ space }: ProductPageData): readonly DefinitionRow[] => {
  const valuesByKey = madeValues(space)
  return SIZES.flatMap((key) => {
    const values = valuesByKey[key]
    if (values === undefined) return []
    const value = values.map((optionValue) => formatOptionValue(key, optionValue)).join(', ')
    return [{ term: <FormattedMessage id={OPTION_MESSAGES[key]} />, value }]
  })
}

const rowIfDefined = <Value,>(value: Value | undefined, row: (value: Value) => DefinitionRow): readonly DefinitionRow[] =>
  value === undefined ? [] : [row(value)]

const factRows = (product: ProductPageData): readonly DefinitionRow[] => [
  { term: <FormattedMessage id="product.fact.brand" />, value: product.brand },
  { term: <FormattedMessage id="product.fact.manufacturer" />, value: product.manufacturer },
  ...rowIfDefined(product.usage, (value) => ({
    term: <FormattedMessage id="product.fact.usage" />, value: <FacetValueText facet="lens_usage" value={value} />,
  })),
  ...rowIfDefined(product.type, (value) => ({
    term: <FormattedMessage id="product.fact.type" />, value: <FacetValueText facet="lens_type" value={value} />,
  })),
  { term: <FormattedMessage id="product.fact.content" />, value: <PackContentView label={product.pack.label} /> },
  ...rowIfDefined(product.facts.replacementDays, (days) => ({
    term: <FormattedMessage id="product.fact.replacement" />, value: <FormattedMessage id="product.replaced_after" values={{ days }} />,
  })),
  ...sizeRows(product),
  ...rowIfDefined(product.facts.material, (value) => ({ term: <FormattedMessage id="product.fact.material" />, value })),
  ...rowIfDefined(product.facts.waterContentPercent, (value) => ({
    term: <FormattedMessage id="product.fact.water" />, value: <FormattedMessage id="product.percent" values={{ value }} />,
  })),
  ...rowIfDefined(product.facts.dkt, (value) => ({
    term: <FormattedMessage id="product.fact.dkt" />, value: <FormattedMessage id="product.number" values={{ value }} />,
  })),
  ...rowIfDefined(product.facts.uv, (value) => ({
    term: <FormattedMessage id="product.fact.uv" />, value: <FormattedMessage id={value ? 'product.yes' : 'product.no'} />,
  })),
]

/** The facts about a product, as rows. */
export const FactsView = ({ product }: { readonly product: ProductPageData }) => <DefinitionRows rows={factRows(product)} />
