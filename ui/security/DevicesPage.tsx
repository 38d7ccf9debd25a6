import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { say } from '../messages/say.ts'
import { AddPasskeyForm } from '../passkey/AddPasskeyForm.tsx'
import { PasskeysView } from '../passkey/PasskeysView.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { deviceName } from './device-name.ts'
import type { action, loader } from './devices-part.ts'
import { DevicesPageView } from './DevicesPageView.tsx'

const newsIn = (search: URLSearchParams): 'added' | 'removed' | undefined => {
  const told = search.get('passkey')
  return told === 'added' || told === 'removed' ? told : undefined
}

export const DevicesPage = () => {
  const { devices, passkeys, hasPassword } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  const isBusy = useNavigation().formMethod === 'POST'
  const told = reply === undefined ? undefined : say(intl, reply.failure)
  const asked = reply?.passkey
  const refused = asked === undefined ? undefined : { id: asked.id, ...(asked.isPassword ? { error: told } : { failure: told }) }
  const here = devices.find(({ isHere }) => isHere)
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'security.title' })} noindex />
      <DevicesPageView
        devices={devices}
        failure={refused === undefined ? told : undefined}
        isEnded={reply === undefined && search.has('ended')}
        isBusy={isBusy}
        passwordPath={toPath('/my-account/password')}
        emailPath={toPath('/my-account/email')}
        passkeys={
          <PasskeysView
            passkeys={passkeys}
            hasPassword={hasPassword}
            news={reply === undefined ? newsIn(search) : undefined}
            refused={refused}
            isBusy={isBusy}
            adding={
              <AddPasskeyForm
                key={passkeys.length}
                suggestedName={here === undefined ? '' : deviceName(intl, here.device)}
                hasPassword={hasPassword}
              />
            }
          />
        }
      />
    </AccountArea>
  )
}
