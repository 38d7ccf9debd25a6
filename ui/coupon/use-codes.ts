import * as E from 'fp-ts/lib/Either.js'
import { useContext, useState } from 'react'
import { useIntl } from 'react-intl'
import { InjectorContext } from '../binding/injector.ts'
import { useNotify, useWithdraw } from '../notice/notifications.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { say } from '../messages/say.ts'
import { changeCode, codeOf } from './code-change.ts'
import type { CodeChange } from './code-change.ts'
import { codeNotice } from './code-notice.ts'
import type { Codes } from './codes.ts'

/** Applies and removes codes, and shows a notification. */
export const useCodes = (backTo: Codes['backTo'], onChanged: () => void, known: Codes['refused'] = {}): Codes => {
  const injector = useContext(InjectorContext)
  const intl = useIntl()
  const locale = useLocale()
  const notify = useNotify()
  const withdraw = useWithdraw()
  const action = useLocalePath()('/cart')
  const [busy, setBusy] = useState<Codes['busy']>()
  const [refused, setRefused] = useState(known)

  const change = async (asked: CodeChange, typed: string): Promise<void> => {
    if (injector === undefined || busy !== undefined) return
    const code = codeOf(asked)
    setBusy(code)
    withdraw(code)
    const answer = await changeCode(injector, asked, typed)()
    const { tone, message } = codeNotice(asked, answer, locale)
    setBusy(undefined)
    setRefused((others) => ({ ...others, [code]: E.isLeft(answer) ? { typed, problem: message } : undefined }))
    notify({ tone, text: say(intl, message) }, { source: code })
    if (E.isRight(answer)) onChanged()
  }
  return { action, backTo, busy, refused, onChange: (asked, typed) => { void change(asked, typed) } }
}
