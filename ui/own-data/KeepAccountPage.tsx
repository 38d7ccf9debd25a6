import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './keep-account-part.ts'
import { KeepAccountPageView } from './KeepAccountPageView.tsx'

export const KeepAccountPage = () => {
  const reply = useActionData<typeof action>()
  const failure = reply !== undefined && 'failure' in reply ? reply.failure : undefined
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account_deletion.cancel' })} noindex />
      <KeepAccountPageView
        isDone={reply !== undefined && 'isCalledOff' in reply}
        failure={failure === undefined ? undefined : formatText(intl, failure)}
        isBusy={useNavigation().formMethod === 'POST'}
        passwordPath={useLocalePath()('/forgot-password')}
      />
    </>
  )
}
