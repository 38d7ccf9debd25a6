import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Disclosure } from '../design/Disclosure.tsx'
import { TextField } from '../design/TextField.tsx'
import { readFields } from '../form/typed-fields.ts'
import { formatText } from '../messages/format-text.ts'
import type { CodeChange } from './code-change.ts'
import type { CodeReply, Codes } from './codes.ts'
import css from './CodeFormView.module.css'

export type CodeFormViewProps = {
  readonly codes: Pick<Codes, 'action' | 'backTo' | 'onChange'>
  readonly change: CodeChange
  readonly summary: ReactNode
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly button: ReactNode
  readonly refused?: CodeReply | undefined
  readonly isBusy: boolean
  /** Makes ids unique where the form is on a page twice. */
  readonly id: string
  readonly inputMode?: 'numeric' | 'text'
  readonly autoCapitalize?: string
}

/** A form for one code, collapsed. A real form, so that it works without script. */
export const CodeFormView = (props: CodeFormViewProps) => {
  const { codes, change, refused, isBusy } = props
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (codes.onChange === undefined) return
    event.preventDefault()
    codes.onChange(change, readFields(new FormData(event.currentTarget))['code'] ?? '')
  }
  return (
    <Disclosure summary={props.summary} isOpen={refused !== undefined}>
      <form method="post" action={codes.action} className={css['form']} onSubmit={submit} noValidate>
        <input type="hidden" name="backTo" value={codes.backTo} />
        <div className={css['field']}>
          <TextField
            id={props.id}
            name="code"
            label={props.label}
            hint={props.hint}
            error={refused === undefined ? undefined : formatText(intl, refused.problem)}
            defaultValue={refused?.typed}
            autoComplete="off"
            autoCapitalize={props.autoCapitalize ?? 'none'}
            spellCheck={false}
            inputMode={props.inputMode ?? 'text'}
          />
        </div>
        <Button type="submit" name="intent" value={change} variant="secondary" isBusy={isBusy}>{props.button}</Button>
      </form>
    </Disclosure>
  )
}
