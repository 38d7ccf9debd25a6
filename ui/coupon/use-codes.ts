import * as E from 'fp-ts/lib/Either.js'
import { useContext, useState } from 'react'
import { useIntl } from 'react-intl'
import { InjectorContext } from '../binding/injector.ts'
import { useNotify, useWithdraw } from '../notice/notifications.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { changeCode, codeOf } from './code-change.ts'
import type { CodeChange } from './code-change.ts'
import { codeNotice } from './code-notice.ts'
import type { Codes } from './codes.ts'

/** Applies and removes codes, and shows a notification. */
export const useCodes = (backTo: Codes['backTo'], onChanged: () => void, initial: Codes['refused'] = {}): Codes => {
  const injector = useContext(InjectorContext)
  const intl = useIntl()
  const locale = useLocale()
  const notify = useNotify()
  const withdraw = useWithdraw()
  const action = useLocalePath()('/cart')
  const [busy, setBusy] = useState<Codes['busy']>()
  const [refused, setRefused] = useState(initial)

  const change = async (codeChange: CodeChange, typed: string): Promise<void> => {
    if (injector === undefined || busy !== undefined) return
    const code = codeOf(codeChange)
    setBusy(code)
    withdraw(code)
    const result = await changeCode(injector, codeChange, typed)()
    const { tone, message } = codeNotice(codeChange, result, locale)
    setBusy(undefined)
    setRefused((previous) => ({ ...previous, [code]: E.isLeft(result) ? { typed, problem: message } : undefined }))
    notify({ tone, text: formatText(intl, message) }, { source: code })
    if (E.isRight(result)) onChanged()
  }
  return { action, backTo, busy, refused, onChange: (codeChange, typed) => { void change(codeChange, typed) } }
}
