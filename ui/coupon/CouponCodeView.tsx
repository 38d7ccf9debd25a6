import type { FormEvent, ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import type { CodeChange } from './code-change.ts'
import type { Codes } from './codes.ts'
import css from './CouponCodeView.module.css'

export type CouponCodeViewProps = {
  readonly codes: Pick<Codes, 'action' | 'backTo' | 'onChange'>
  readonly change: CodeChange
  readonly name: ReactNode
  readonly code: string
  readonly problem?: ReactNode
  readonly hint?: ReactNode
  readonly remove: string
  readonly isBusy: boolean
}

/** An applied code with a button to remove it, why it has no effect, and open conditions. */
export const CouponCodeView = ({ codes, change, name, code, problem, hint = false, remove, isBusy }: CouponCodeViewProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (codes.onChange === undefined) return
    event.preventDefault()
    codes.onChange(change, '')
  }
  return (
    <form method="post" action={codes.action} className={css['form']} onSubmit={submit}>
      <input type="hidden" name="backTo" value={codes.backTo} />
      <p className={css['name']}><span>{name}</span> <strong>{code}</strong></p>
      <Button type="submit" name="intent" value={change} variant="quiet" aria-label={remove} isBusy={isBusy}><Icon name="trash" /></Button>
      {hint !== false && <p className={css['hint']}>{hint}</p>}
      {problem !== undefined && <p className={css['problem']}><Icon name="alert" /><span>{problem}</span></p>}
    </form>
  )
}
