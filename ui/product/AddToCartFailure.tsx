import { useIntl } from 'react-intl'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useLocale } from '../binding/use-locale.ts'
import { addToCartMessage } from '../messages/add-to-cart-message.ts'
import { formatText } from '../messages/format-text.ts'

/** Why adding to the cart failed. */
export const AddToCartFailure = ({ failure, unit }: { readonly failure: Failure; readonly unit: CountedBy }) =>
  formatText(useIntl(), addToCartMessage(failure, useLocale()), unit)
