import { FormattedMessage } from 'react-intl'
import type { CardEntry } from './card-data.ts'

/** What a card is called: its kind and the digits it ends in. */
export const CardName = ({ card: { method, digits } }: { readonly card: Pick<CardEntry, 'method' | 'digits'> }) => (
  <FormattedMessage id="wallet.card" values={{ method: <FormattedMessage id={`payment.method.${method}`} />, digits }} />
)
