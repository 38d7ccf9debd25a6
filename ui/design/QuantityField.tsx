import { useState } from 'react'
import type { ReactNode } from 'react'
import { clampQuantity, DEFAULT_QUANTITY, MINIMUM_QUANTITY } from '../../domain/quantity/quantity.ts'
import type { Quantity } from '../../domain/quantity/quantity.ts'
import { FieldError, describedBy, hasText } from './Field.tsx'
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
  /** The product, added to the labels of both buttons to tell several fields on a page apart. */
  readonly of?: string | undefined
  readonly isLabelHidden?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly error?: ReactNode
  readonly id?: string | undefined
}

/** The typed text, applied when it is complete; a new value from outside replaces it. */
const useQuantityText = (initial: number, max: number, onSettled: (quantity: Quantity) => void) => {
  const [text, setText] = useState(String(initial))
  const [lastInitial, setLastInitial] = useState(initial)
  if (initial !== lastInitial) {
    setLastInitial(initial)
    setText(String(initial))
  }
  const settle = (requested: number): void => {
    const quantity = clampQuantity(requested, max)
    setText(String(quantity))
    onSettled(quantity)
  }
  return { text, setText, current: clampQuantity(text, max), settle }
}

type StepProps = { readonly to: 'up' | 'down'; readonly label: string; readonly isDisabled: boolean; readonly onStep: () => void }

const Step = ({ to, label, isDisabled, onStep }: StepProps) => (
  <button type="button" data-step={to} className={css['step']} aria-label={label} disabled={isDisabled} onClick={onStep}>
    <Icon name={to === 'up' ? 'plus' : 'minus'} />
  </button>
)

const buttonLabel = (label: string, of: string | undefined): string => (of === undefined ? label : `${label}, ${of}`)

/** A quantity with a step down and a step up. Typing is applied on blur or Enter. */
export const QuantityField = (props: QuantityFieldProps) => {
  const { label, name, value, defaultValue = DEFAULT_QUANTITY, max, onChange, isDisabled = false, error, id = fieldId(name) } = props
  const { text, setText, current, settle } = useQuantityText(value ?? defaultValue, max, (quantity) => {
    if (quantity !== value) onChange?.(quantity)
  })
  return (
    <div className={css['quantity']}>
      <label htmlFor={id} className={css['label']}>
        {props.isLabelHidden === true ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={css['row']}>
        <Step
          to="down"
          label={buttonLabel(props.decreaseLabel, props.of)}
          isDisabled={isDisabled || current <= MINIMUM_QUANTITY}
          onStep={() => { settle(current - 1) }}
        />
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
          disabled={isDisabled}
          aria-invalid={hasText(error) || undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => { setText(event.target.value) }}
          onBlur={() => { settle(current) }}
          onKeyDown={(event) => { if (event.key === 'Enter') settle(current) }}
        />
        <Step
          to="up"
          label={buttonLabel(props.increaseLabel, props.of)}
          isDisabled={isDisabled || current >= max}
          onStep={() => { settle(current + 1) }}
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
