import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { say } from '../messages/say.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './devices-part.ts'
import { DevicesPageView } from './DevicesPageView.tsx'

export const DevicesPage = () => {
  const { devices } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'security.title' })} noindex />
      <DevicesPageView
        devices={devices}
        failure={reply === undefined ? undefined : say(intl, reply.failure)}
        isEnded={reply === undefined && search.has('ended')}
        isBusy={useNavigation().formMethod === 'POST'}
        passwordPath={toPath('/my-account/password')}
        emailPath={toPath('/my-account/email')}
      />
    </AccountArea>
  )
}
