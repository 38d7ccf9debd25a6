import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { useNavigate } from '../binding/use-page.ts'
import { AddPasskey } from '../../application/storefront/passkey/add-passkey.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { FormReply } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { useLoadRefusal } from '../messages/use-refusal.ts'
import { AddPasskeyView } from './AddPasskeyView.tsx'
import { usePasskeySupport } from './use-passkey-support.ts'

type FormState = {
  readonly isBusy: boolean
  readonly isDismissed: boolean
  readonly reply?: Omit<FormReply, 'typed'>
}

const IDLE: FormState = { isBusy: false, isDismissed: false }

const FIELDS: { readonly [Tag in Failure['_tag']]?: string } = { WrongPassword: 'current', InvalidPasskeyName: 'name' }

export type AddPasskeyFormProps = { readonly suggestedName: string; readonly hasPassword: boolean }

/** Adds a passkey and navigates to the page that confirms it. */
export const AddPasskeyForm = ({ suggestedName, hasPassword }: AddPasskeyFormProps) => {
  const [addPasskey, navigate, loadRefusal, toPath] = [useInjected(AddPasskey), useNavigate(), useLoadRefusal(), useLocalePath()]
  const [state, setState] = useState(IDLE)
  const showFailure = async (failure: Failure): Promise<void> => {
    const [field, message] = [FIELDS[failure._tag], await loadRefusal(failure)]
    setState({ ...IDLE, reply: field === undefined ? { problems: {}, failure: message } : { problems: { [field]: message } } })
  }
  const submit = async (form: FormData): Promise<void> => {
    const { name = '', current } = readFields(form)
    const missing = missingFields({ name, ...(hasPassword ? { current: current ?? '' } : {}) })
    if (Object.keys(missing).length > 0) { setState({ ...IDLE, reply: { problems: missing } }); return }
    setState({ ...IDLE, isBusy: true })
    const added = await addPasskey(name, hasPassword ? current : undefined)()
    if (E.isLeft(added)) await showFailure(added.left)
    else if (!added.right) setState({ ...IDLE, isDismissed: true })
    else {
      await navigate(`${toPath('/my-account/security')}?passkey=added`)
      setState(IDLE)
    }
  }
  return (
    <AddPasskeyView
      isSupported={usePasskeySupport()}
      suggestedName={suggestedName}
      hasPassword={hasPassword}
      reply={state.reply}
      isDismissed={state.isDismissed}
      isBusy={state.isBusy}
      onSend={(form) => { void submit(form) }}
    />
  )
}
