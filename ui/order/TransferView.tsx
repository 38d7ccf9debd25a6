import { FormattedDate, FormattedMessage } from 'react-intl'
import type { TransferDetails } from '../../domain/payment/transfer-details.ts'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import { MoneyText } from '../money/MoneyText.tsx'

/** What to write on a transfer, in the order in which banks ask for it. */
export const TransferView = ({ transfer }: { readonly transfer: TransferDetails }) => (
  <DefinitionRows
    rows={[
      { term: <FormattedMessage id="order.transfer.amount" />, value: <MoneyText money={transfer.amount} /> },
      { term: <FormattedMessage id="order.transfer.iban" />, value: transfer.iban },
      { term: <FormattedMessage id="order.transfer.holder" />, value: transfer.holder.join(', ') },
      { term: <FormattedMessage id="order.transfer.message" />, value: transfer.message },
      {
        term: <FormattedMessage id="order.transfer.due" />,
        value: <FormattedDate value={transfer.dueDay} dateStyle="long" timeZone="UTC" />,
      },
    ]}
  />
)
