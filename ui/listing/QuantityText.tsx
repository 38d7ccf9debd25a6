import { FormattedMessage } from 'react-intl'
import { countedBy } from '../../domain/product/counted-by.ts'

export type PackCountProps = { readonly count: number; readonly label: string }

/** A quantity: packs of lenses and care products, pieces of other products. */
export const QuantityText = ({ count, label }: PackCountProps) => (
  <FormattedMessage id={countedBy(label) === 'piece' ? 'order.line_pieces' : 'order.line_quantity'} values={{ count }} />
)
