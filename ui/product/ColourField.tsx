import { FormattedMessage } from 'react-intl'
import { FieldError } from '../design/Field.tsx'
import { fieldId } from '../design/field-id.ts'
import { Swatch } from '../design/Swatch.tsx'
import type { ShownColour } from './shown-colours.ts'
import css from './ColourField.module.css'

export type ColourFieldProps = {
  readonly name: string
  readonly colours: readonly ShownColour[]
  readonly value: string
  readonly error?: string | undefined
  readonly onChoose: (made: string) => void
}

/** From this number of short names on, they are in two columns. */
const MANY = 4

/** The colours of glasses and cases: a swatch with its name. */
export const ColourField = ({ name, colours, value, error, onChoose }: ColourFieldProps) => {
  const id = fieldId(name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={css['colours']}
      data-many={(colours.length >= MANY && colours.every(({ glass }) => glass === undefined)) || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={css['name']}><FormattedMessage id="product.option.color" /></legend>
      {colours.map((colour) => (
        <label key={colour.made} className={css['colour']}>
          <input
            type="radio" name={name} value={colour.made} checked={colour.made === value}
            onChange={() => { onChoose(colour.made) }}
          />
          <Swatch colour={colour} />
          <span>{colour.text}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
