import { FormattedMessage } from 'react-intl'
import type { CardEntry } from './card-data.ts'

/** The name of a card: its kind and last digits. */
export const CardName = ({ card: { method, digits } }: { readonly card: Pick<CardEntry, 'method' | 'digits'> }) => (
  <FormattedMessage id="wallet.card" values={{ method: <FormattedMessage id={`payment.method.${method}`} />, digits }} />
)
