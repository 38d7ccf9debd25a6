import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './settings.route.ts'
import { SettingsPageView } from './SettingsPageView.tsx'

export const SettingsPage = () => {
  const { email, isVerified, offered, channels } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  const { key } = useLocation()
  const news = search.has('requested') ? 'requested' : search.has('saved') ? 'saved' : undefined
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'newsletter.title' })} noindex />
      <SettingsPageView
        email={email}
        isVerified={isVerified}
        offered={offered}
        channels={channels}
        failure={reply === undefined ? undefined : formatText(intl, reply.failure)}
        news={reply === undefined ? news : undefined}
        savedKey={reply === undefined && news !== undefined ? key : undefined}
        isBusy={useNavigation().formMethod === 'POST'}
      />
    </AccountArea>
  )
}
