import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from 'react-router'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './confirm-email.route.ts'
import { ConfirmEmailPageView } from './ConfirmEmailPageView.tsx'

export const ConfirmEmailPage = () => {
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'mailbox.confirm_title' })} noindex />
      <ConfirmEmailPageView reply={reply} isBusy={useNavigation().formMethod === 'POST'} />
    </>
  )
}
