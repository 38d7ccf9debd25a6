import { FormattedMessage } from 'react-intl'
import { isNumericKey } from '../../domain/prescription/is-numeric-key.ts'
import type { OptionKey } from '../../domain/prescription/lens-option.ts'
import { Notice } from '../design/Notice.tsx'
import { EYE_MESSAGES, OPTION_MESSAGES } from './option-messages.ts'
import type { LostValue } from './product-page-data.ts'

const MOST_NAMED = 6

/** A few by name; of many numbers the first and the last, of many words the first few. */
const inShort = (key: OptionKey, values: readonly string[]): string => {
  if (values.length <= MOST_NAMED) return values.join(', ')
  return isNumericKey(key) ? [values[0], values.at(-1)].join(' … ') : `${values.slice(0, MOST_NAMED).join(', ')} …`
}

/** What of the chosen lens its successor is not made in, and what it is made in instead. */
export const LostValuesView = ({ values, isPerEye }: { readonly values: readonly LostValue[]; readonly isPerEye: boolean }) => (
  <Notice tone="info">
    <p><FormattedMessage id="product.successor_lost" /></p>
    <ul>
      {values.map(({ eye, key, value, made }) => (
        <li key={`${eye} ${key}`}>
          {isPerEye && <><FormattedMessage id={EYE_MESSAGES[eye]} />, </>}
          <FormattedMessage id={OPTION_MESSAGES[key]} /> {value}
          {made.length > 0 && <> <FormattedMessage id="product.successor_made_in" values={{ values: inShort(key, made) }} /></>}
        </li>
      ))}
    </ul>
  </Notice>
)
