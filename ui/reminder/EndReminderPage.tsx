import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from 'react-router'
import { homePath } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './end-reminder.route.ts'
import { EndReminderPageView } from './EndReminderPageView.tsx'

export const EndReminderPage = () => {
  const reply = useActionData<typeof action>()
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'reminder.end_title' })} noindex />
      <EndReminderPageView
        isEnded={reply?.isEnded === true}
        failure={reply?.isEnded === false ? formatText(intl, reply.failure) : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
        homePath={homePath(useLocale())}
      />
    </>
  )
}
