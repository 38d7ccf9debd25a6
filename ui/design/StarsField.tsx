import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './StarsField.module.css'

export type StarsFieldProps = {
  readonly legend: ReactNode
  readonly name: string
  /** One star first; what each is called aloud. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly defaultValue: string
}

/** So many stars, one of a row: all up to the chosen one shine. Works without script. */
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
