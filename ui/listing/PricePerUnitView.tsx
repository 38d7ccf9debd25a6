import { FormattedMessage } from 'react-intl'
import type { PricePerUnit } from '../../domain/pricing/pricing.ts'
import { MoneyText } from '../money/MoneyText.tsx'

const UNITS = ['lens', 'ml', 'piece'] as const

/** The price per lens or 100 ml with its unit. */
export const PricePerUnitView = ({ pricePerUnit: { price, units, per } }: { readonly pricePerUnit: PricePerUnit }) => (
  <FormattedMessage
    id={`product.price_per.${UNITS.find((unit) => unit === per) ?? 'other'}`}
    values={{ price: <MoneyText money={price} />, units, unit: per }}
  />
)
