import { FormattedMessage } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import css from './Contact.module.css'
import { WithdrawalDoneView } from './WithdrawalDoneView.tsx'
import { WithdrawalFormView } from './WithdrawalFormView.tsx'
import type { WithdrawalReply } from './withdrawal-reply.ts'
import { WithdrawalReviewView } from './WithdrawalReviewView.tsx'

export type WithdrawalPageViewProps = {
  readonly reply?: WithdrawalReply | undefined
  readonly isBusy: boolean
  readonly returnsPath: string
}

const Step = ({ reply, isBusy, returnsPath }: WithdrawalPageViewProps) => {
  if (reply !== undefined && 'declared' in reply) return (
    <WithdrawalDoneView moment={reply.declared.moment} email={reply.declared.email} returnsPath={returnsPath} />
  )
  if (reply !== undefined && 'statement' in reply) return <WithdrawalReviewView statement={reply.statement} isBusy={isBusy} />
  return <WithdrawalFormView reply={reply} isBusy={isBusy} />
}

/** Withdrawal from a contract in two steps, for guests and customers. */
export const WithdrawalPageView = ({ reply, isBusy, returnsPath }: WithdrawalPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="withdrawal.title" /></h1>
      <Step reply={reply} isBusy={isBusy} returnsPath={returnsPath} />
    </div>
  </Page>
)
