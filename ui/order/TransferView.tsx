import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { TransferDetails } from '../../domain/payment/transfer-details.ts'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import css from './TransferView.module.css'

/** The id of the QR-bill on the page. */
export const SLIP_ID = 'payment-slip'

export type TransferViewProps = {
  readonly transfer: TransferDetails
  /** The URL of the QR-bill, if any. */
  readonly slip?: string | undefined
}

const RowsView = ({ transfer }: Pick<TransferViewProps, 'transfer'>) => (
  <DefinitionRows
    rows={[
      { term: <FormattedMessage id="order.transfer.amount" />, value: <MoneyText money={transfer.amount} /> },
      { term: <FormattedMessage id="order.transfer.iban" />, value: transfer.iban },
      { term: <FormattedMessage id="order.transfer.holder" />, value: transfer.holder.join(', ') },
      { term: <FormattedMessage id="order.transfer.reference" />, value: transfer.reference },
      { term: <FormattedMessage id="order.transfer.message" />, value: transfer.message },
      {
        term: <FormattedMessage id="order.transfer.due" />,
        value: <FormattedDate value={transfer.dueDay} dateStyle="long" timeZone="UTC" />,
      },
    ]}
  />
)

/** The data of a bank transfer, in the order banks ask for them, and the QR-bill for banking apps. */
export const TransferView = ({ transfer, slip }: TransferViewProps) => {
  const intl = useIntl()
  return (
    <>
      <RowsView transfer={transfer} />
      {slip !== undefined && (
        <div id={SLIP_ID} className={css['slip']}>
          <img src={slip} alt={intl.formatMessage({ id: 'order.transfer.slip' })} width="794" height="397" />
        </div>
      )}
    </>
  )
}
