import { FormattedMessage } from 'react-intl'
import { countedBy } from '../../domain/product/counted-by.ts'

export type PackCountProps = { readonly count: number; readonly label: string }

/** How many: packs of lenses and care, pieces of what comes one by one. */
export const QuantityText = ({ count, label }: PackCountProps) => (
  <FormattedMessage id={countedBy(label) === 'piece' ? 'order.line_pieces' : 'order.line_quantity'} values={{ count }} />
)
