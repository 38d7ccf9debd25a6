import { useState } from 'react'
import type { ReactNode } from 'react'
import { clampQuantity, DEFAULT_QUANTITY, MINIMUM_QUANTITY } from '../../domain/quantity/quantity.ts'
import type { Quantity } from '../../domain/quantity/quantity.ts'
import { FieldError, describedBy, isThere } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { fieldId } from './field-id.ts'
import css from './QuantityField.module.css'

export type QuantityFieldProps = {
  readonly label: ReactNode
  readonly name: string
  readonly value?: number | undefined
  readonly defaultValue?: number | undefined
  readonly max: number
  readonly onChange?: ((quantity: Quantity) => void) | undefined
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly isLabelHidden?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly error?: ReactNode
  readonly id?: string | undefined
}

/** So many packs, with a step down and a step up. Typing is taken over when the field is left or Enter is pressed. */
export const QuantityField = (props: QuantityFieldProps) => {
  const { label, name, value, defaultValue = DEFAULT_QUANTITY, max, onChange, decreaseLabel, increaseLabel, error, id = fieldId(name) } = props
  const given = value ?? defaultValue
  const [text, setText] = useState(String(given))
  const [seen, setSeen] = useState(given)
  if (given !== seen) {
    setSeen(given)
    setText(String(given))
  }
  const current = clampQuantity(text, max)
  const settle = (asked: number): void => {
    const quantity = clampQuantity(asked, max)
    setText(String(quantity))
    if (quantity !== value) onChange?.(quantity)
  }
  return (
    <div className={css['quantity']}>
      <label htmlFor={id} className={css['label']}>
        {props.isLabelHidden === true ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={css['row']}>
        <button
          type="button"
          className={css['step']}
          aria-label={decreaseLabel}
          disabled={props.isDisabled === true || current <= MINIMUM_QUANTITY}
          onClick={() => { settle(current - 1) }}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          className={css['input']}
          min={MINIMUM_QUANTITY}
          max={max}
          value={text}
          disabled={props.isDisabled}
          aria-invalid={isThere(error) || undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => { setText(event.target.value) }}
          onBlur={() => { settle(current) }}
          onKeyDown={(event) => { if (event.key === 'Enter') settle(current) }}
        />
        <button
          type="button"
          className={css['step']}
          aria-label={increaseLabel}
          disabled={props.isDisabled === true || current >= max}
          onClick={() => { settle(current + 1) }}
        >
          <Icon name="plus" />
        </button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
