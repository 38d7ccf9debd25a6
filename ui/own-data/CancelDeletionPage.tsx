import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './cancel-deletion-part.ts'
import { CancelDeletionPageView } from './CancelDeletionPageView.tsx'

export const CancelDeletionPage = () => {
  const reply = useActionData<typeof action>()
  const failure = reply !== undefined && 'failure' in reply ? reply.failure : undefined
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account_deletion.cancel' })} noindex />
      <CancelDeletionPageView
        isDone={reply !== undefined && 'isCancelled' in reply}
        failure={failure === undefined ? undefined : formatText(intl, failure)}
        isBusy={useNavigation().formMethod === 'POST'}
        passwordPath={useLocalePath()('/forgot-password')}
      />
    </>
  )
}
