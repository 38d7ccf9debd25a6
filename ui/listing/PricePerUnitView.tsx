import { FormattedMessage } from 'react-intl'
import { ownValue } from '../../domain/own-value.ts'
import type { PricePerUnit } from '../../domain/pricing/pricing.ts'
import type { MessageId } from '../messages/message-id.ts'
import { MoneyText } from '../money/MoneyText.tsx'

const UNIT_MESSAGES: { readonly [unit: string]: MessageId } = {
  lens: 'product.price_per.lens',
  ml: 'product.price_per.ml',
  piece: 'product.price_per.piece',
}

/** The price per lens or 100 ml with its unit. */
export const PricePerUnitView = ({ pricePerUnit: { price, units, per } }: { readonly pricePerUnit: PricePerUnit }) => (
  <FormattedMessage
    id={ownValue(UNIT_MESSAGES, per) ?? 'product.price_per.other'}
    values={{ price: <MoneyText money={price} />, units, unit: per }}
  />
)
