import type { ChangeEvent, ReactNode } from 'react'
import { FieldError, hasText } from './Field.tsx'
import { fieldId } from './field-id.ts'
import css from './RadioCards.module.css'

export type RadioCard = {
  readonly value: string
  readonly label: ReactNode
  /** An icon before the label. */
  readonly mark?: ReactNode
  readonly detail?: ReactNode
  readonly trailing?: ReactNode
  readonly disabled?: boolean
}

export type RadioCardsProps = {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly RadioCard[]
  readonly defaultValue?: string | undefined
  readonly value?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly error?: ReactNode
  readonly id?: string | undefined
  /** Side by side if there is room: for short labels. */
  readonly isDense?: boolean
}

/** A choice of a few options, each with a detail and, at the right, its price. */
export const RadioCards = (
  { legend, name, options, defaultValue, value, onChange, error, id = fieldId(name), isDense = false }: RadioCardsProps,
) => {
  const checkedProps = value === undefined
    ? (option: RadioCard) => ({ defaultChecked: option.value === defaultValue })
    : (option: RadioCard) => ({ checked: option.value === value })
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={css['group']}
      data-dense={isDense}
      aria-describedby={hasText(error) ? `${id}-error` : undefined}
    >
      <legend className={css['legend']}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={css['card']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...checkedProps(option)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value)}
          />
          {option.mark}
          <span className={css['text']}>
            <span className={css['label']}>{option.label}</span>
            {hasText(option.detail) && <span className={css['detail']}>{option.detail}</span>}
          </span>
          {hasText(option.trailing) && <span className={css['trailing']}>{option.trailing}</span>}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
