import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './reminders.route.ts'
import { RemindersPageView } from './RemindersPageView.tsx'

export const RemindersPage = () => {
  const { reminders, email, isVerified } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'reminder.title' })} noindex />
      <RemindersPageView
        reminders={reminders}
        email={email}
        isVerified={isVerified}
        failure={reply === undefined ? undefined : formatText(intl, reply.failure)}
        isSaved={reply === undefined && search.has('saved')}
        isBusy={useNavigation().formMethod === 'POST'}
        historyPath={toPath('/my-account/history')}
        lensPath={toPath('/c/lens')}
      />
    </AccountArea>
  )
}
