import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSubmit } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './reminder.route.ts'
import { ReminderPageView } from './ReminderPageView.tsx'

export const ReminderPage = () => {
  const reminder = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const submit = useSubmit()
  const { state, formMethod } = useNavigation()
  const title = useIntl().formatMessage({ id: 'reminder.set_title' })
  return (
    <AccountArea>
      <PageHead title={title} noindex />
      <ReminderPageView
        reminder={reminder}
        reply={reply}
        isBusy={formMethod === 'POST'}
        isReckoning={state !== 'idle' && formMethod !== 'POST'}
        onUsage={(form) => { void submit(form, { replace: true, preventScrollReset: true }) }}
        listPath={useLocalePath()('/my-account/reminders')}
      />
    </AccountArea>
  )
}
