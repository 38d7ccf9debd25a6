import { FormattedMessage } from 'react-intl'
import type { Pack } from '../../domain/product/product.ts'
import type { MessageId } from '../messages/message-id.ts'

const CONTENT_MESSAGES: { readonly [unit: string]: MessageId } = {
  lens: 'product.content.lens',
  piece: 'product.content.piece',
}

/** What is in a pack: 30 lenses, 2 pieces; liquids by their label, `2 x 360 ml`. */
export const PackContentView = ({ pack }: { readonly pack: Pick<Pack, 'label' | 'quantity' | 'unit'> }) => (
  <FormattedMessage
    id={CONTENT_MESSAGES[pack.unit] ?? 'product.content.other'}
    values={{ count: pack.quantity, label: pack.label }}
  />
)
