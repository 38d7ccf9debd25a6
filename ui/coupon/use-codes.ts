import * as E from 'fp-ts/lib/Either.js'
import { useContext, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { InjectorContext } from '../binding/injector.ts'
import { useNotify, useWithdraw } from '../notice/notifications.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { useLoadRefusal } from '../messages/use-refusal.ts'
import { changeCode, codeOf } from './code-change.ts'
import type { CodeChange } from './code-change.ts'
import { codeChanged } from './code-changed.ts'
import type { Codes } from './codes.ts'

const wordsOf = async (change: CodeChange) => {
  const { codeProblem } = await import('./code-problem.ts')
  return (failure: Failure, locale: Locale) => codeProblem(change, failure, locale)
}

/** Applies and removes codes, and shows a notification. */
export const useCodes = (backTo: Codes['backTo'], onChanged: () => void, initial: Codes['refused'] = {}): Codes => {
  const injector = useContext(InjectorContext)
  const intl = useIntl()
  const loadRefusal = useLoadRefusal()
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
    const problem = E.isLeft(result) ? await loadRefusal(result.left, () => wordsOf(codeChange)) : undefined
    setBusy(undefined)
    setRefused((previous) => ({ ...previous, [code]: problem === undefined ? undefined : { typed, problem } }))
    if (problem !== undefined) notify({ tone: 'danger', text: formatText(intl, problem) }, { source: code })
    if (E.isLeft(result)) return
    notify({ tone: 'success', text: formatText(intl, codeChanged(codeChange, result.right)) }, { source: code })
    onChanged()
  }
  return { action, backTo, busy, refused, onChange: (codeChange, typed) => { void change(codeChange, typed) } }
}
