import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '../../domain/money/currency.ts'
import type { UnderstoodPart } from '../../domain/search/typed-line.ts'
import { Chip } from '../design/Chip.tsx'
import { Cluster } from '../design/Layout.tsx'
import { useFacetValueName } from '../listing/use-facet-value-name.ts'
import type { MessageId } from '../messages/message-id.ts'

export type ShownPart = Pick<UnderstoodPart, 'key' | 'value'> & { readonly to: string }

const VALUE_MESSAGES: { readonly [key in UnderstoodPart['key']]?: MessageId } = {
  sphere: 'search.understood.sphere',
  cylinder: 'search.understood.cylinder',
  axis: 'search.understood.axis',
  radius: 'search.understood.radius',
  diameter: 'search.understood.diameter',
  add: 'search.understood.add',
}

/** The parts of a search that were recognised as filters, not as text; each links to the search without it. */
export const UnderstoodView = ({ parts, currency }: { readonly parts: readonly ShownPart[]; readonly currency: Currency }) => {
  const intl = useIntl()
  const wordOf = useFacetValueName(currency)
  const nameOf = ({ key, value }: ShownPart): string => {
    const id = VALUE_MESSAGES[key]
    if (id !== undefined) return intl.formatMessage({ id }, { value })
    return key === 'lens_usage' || key === 'lens_type' || key === 'pack_size' ? wordOf(key, value) : value
  }
  return (
    <Cluster>
      <FormattedMessage id="search.understood" />
      {parts.map((part) => {
        const name = nameOf(part)
        const removeLabel = intl.formatMessage({ id: 'search.understood_remove' }, { name })
        return <Chip key={part.key + part.value} to={part.to} removeLabel={removeLabel}>{name}</Chip>
      })}
    </Cluster>
  )
}
