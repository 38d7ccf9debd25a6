import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './profile.route.ts'
import { ProfilePageView } from './ProfilePageView.tsx'

export const ProfilePage = () => {
  const profile = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'profile.title' })} noindex />
      <ProfilePageView
        profile={profile}
        reply={reply}
        isSaved={reply === undefined && search.has('saved')}
        isBusy={useNavigation().formMethod === 'POST'}
        toPath={useLocalePath()}
      />
    </AccountArea>
  )
}
