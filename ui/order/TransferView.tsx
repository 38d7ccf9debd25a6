import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { TransferDetails } from '../../domain/payment/transfer-details.ts'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import css from './TransferView.module.css'

/** Where on its page the slip stands. */
export const SLIP_ID = 'payment-slip'

export type TransferViewProps = {
  readonly transfer: TransferDetails
  /** The address of the QR bill, where there is one. */
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

/** What to write on a transfer, in the order in which banks ask for it, and the slip that says it to an app. */
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
