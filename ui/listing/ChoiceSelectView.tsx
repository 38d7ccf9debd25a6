import { useId } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { PreservedFields } from './PreservedFields.tsx'
import type { Choice } from './listing-links.ts'
import css from './ToolbarView.module.css'

type ChoiceSelectViewProps<Value extends string | number> = {
  readonly label: ReactNode
  readonly name: string
  readonly choices: readonly Choice<Value>[]
  readonly labelOf: (value: Value) => string
  readonly path: string
  readonly preserved: readonly (readonly [string, string])[]
  readonly onChoose: (to: string) => void
}

/** A select field in one line; a plain form without script. */
export const ChoiceSelectView = <Value extends string | number>(
  { label, name, choices, labelOf, path, preserved, onChoose }: ChoiceSelectViewProps<Value>,
) => {
  const id = useId()
  const choose = (value: string): void => {
    const choice = choices.find((candidate) => String(candidate.value) === value)
    if (choice !== undefined) onChoose(choice.to)
  }
  return (
    <form className={css['choice']} action={path} method="get" autoComplete="off" data-sends-choices="">
      <PreservedFields fields={preserved} />
      <label htmlFor={id}>{label}</label>
      <span className={css['selectBox']}>
        <select
          id={id}
          name={name}
          value={choices.find((choice) => choice.isChosen)?.value}
          onChange={(event) => { choose(event.target.value) }}
        >
          {choices.map(({ value }) => <option key={value} value={value}>{labelOf(value)}</option>)}
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
      <span className={css['withoutScript']}>
        <Button type="submit" variant="quiet"><FormattedMessage id="listing.apply" /></Button>
      </span>
    </form>
  )
}
