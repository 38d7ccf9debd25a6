import { useMemo } from 'react'
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

const endedIn = (search: URLSearchParams): 'devices' | 'methods' | undefined => {
  const ended = search.get('ended')
  return ended === null ? undefined : ended === 'methods' ? 'methods' : 'devices'
}

export const DevicesPage = () => {
  const { devices, passkeys, hasPassword, linked } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  const toPath = useLocalePath()
  const isBusy = useNavigation().formMethod === 'POST'
  const told = reply === undefined ? undefined : say(intl, reply.failure)
  // The same objects as long as it is the same answer: with each a field takes the focus.
  const refused = useMemo(() => {
    const asked = reply?.passkey
    return asked === undefined ? undefined : { id: asked.id, ...(asked.isPassword ? { error: told } : { failure: told }) }
  }, [reply, told])
  const refusedOthers = useMemo(
    () => (reply?.others === undefined ? undefined : reply.others.isPassword ? { error: told } : {}), [reply, told])
  const here = devices.find(({ isHere }) => isHere)
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'security.title' })} noindex />
      <DevicesPageView
        devices={devices}
        failure={refused === undefined && refusedOthers?.error === undefined ? told : undefined}
        ended={reply === undefined ? endedIn(search) : undefined}
        revocable={{ providers: linked, passkeys: passkeys.length }}
        hasPassword={hasPassword}
        refusedOthers={refusedOthers}
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
