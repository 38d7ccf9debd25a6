import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './StarsField.module.css'

export type StarsFieldProps = {
  readonly legend: ReactNode
  readonly name: string
  /** From one star up, with the accessible name of each. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly defaultValue: string
}

/** A choice of one to five stars: all up to the chosen one are filled. Works without script. */
export const StarsField = ({ legend, name, options, defaultValue }: StarsFieldProps) => (
  <fieldset className={css['group']}>
    <legend className={css['legend']}>{legend}</legend>
    <div className={css['stars']}>
      {options.map(({ value, label }) => (
        <label key={value} className={css['star']}>
          <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
          <Icon name="star" />
          <span aria-hidden="true" className={css['number']}>{value}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </div>
  </fieldset>
)
