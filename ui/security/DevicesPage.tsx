import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { AddPasskeyForm } from '../passkey/AddPasskeyForm.tsx'
import { PasskeysView } from '../passkey/PasskeysView.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { deviceName } from './device-name.ts'
import type { action, loader } from './devices-part.ts'
import { DevicesPageView } from './DevicesPageView.tsx'

const newsIn = (search: URLSearchParams): 'added' | 'removed' | undefined => {
  const change = search.get('passkey')
  return change === 'added' || change === 'removed' ? change : undefined
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
  const failureText = reply === undefined ? undefined : formatText(intl, reply.failure)
  // The same object for the same reply: a new one makes a field take the focus.
  const refused = useMemo(() => {
    const passkey = reply?.passkey
    return passkey === undefined ? undefined : {
      id: passkey.id, ...(passkey.isPassword ? { error: failureText } : { failure: failureText })
    }
  }, [reply, failureText])
  const refusedOthers = useMemo(
    () => (reply?.others === undefined ? undefined : reply.others.isPassword ? { error: failureText } : {}), [reply, failureText])
  const here = devices.find(({ isHere }) => isHere)
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'security.title' })} noindex />
      <DevicesPageView
        devices={devices}
        failure={refused === undefined && refusedOthers?.error === undefined ? failureText : undefined}
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
