import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AddPasskey } from '../../application/storefront/passkey/add-passkey.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { FormReply } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { AddPasskeyView } from './AddPasskeyView.tsx'
import { usePasskeySupport } from './use-passkey-support.ts'

type Shown = {
  readonly isBusy: boolean
  readonly isLeft: boolean
  readonly reply?: Omit<FormReply, 'typed'>
}

const AT_REST: Shown = { isBusy: false, isLeft: false }

const FIELDS: { readonly [Tag in Failure['_tag']]?: string } = { WrongPassword: 'current', InvalidPasskeyName: 'name' }

export type AddPasskeyFormProps = { readonly suggestedName: string; readonly hasPassword: boolean }

/** Adds a passkey and reads the page anew, which says so. */
export const AddPasskeyForm = ({ suggestedName, hasPassword }: AddPasskeyFormProps) => {
  const [addPasskey, navigate, locale, toPath] = [useInjected(AddPasskey), useNavigate(), useLocale(), useLocalePath()]
  const [shown, show] = useState(AT_REST)
  const refused = (failure: Failure): void => {
    const [field, said] = [FIELDS[failure._tag], refusalMessage(failure, locale)]
    show({ ...AT_REST, reply: field === undefined ? { problems: {}, failure: said } : { problems: { [field]: said } } })
  }
  const send = async (form: FormData): Promise<void> => {
    const { name = '', current } = readFields(form)
    const missing = missingFields({ name, ...(hasPassword ? { current: current ?? '' } : {}) })
    if (Object.keys(missing).length > 0) { show({ ...AT_REST, reply: { problems: missing } }); return }
    show({ ...AT_REST, isBusy: true })
    const done = await addPasskey(name, hasPassword ? current : undefined)()
    if (E.isLeft(done)) refused(done.left)
    else if (!done.right) show({ ...AT_REST, isLeft: true })
    else {
      await navigate(`${toPath('/my-account/security')}?passkey=added`)
      show(AT_REST)
    }
  }
  return (
    <AddPasskeyView
      isSupported={usePasskeySupport()}
      suggestedName={suggestedName}
      hasPassword={hasPassword}
      reply={shown.reply}
      isLeft={shown.isLeft}
      isBusy={shown.isBusy}
      onSend={(form) => { void send(form) }}
    />
  )
}
