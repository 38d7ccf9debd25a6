import { useId, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../design/Button.tsx'
import { Checkbox } from '../../design/Checkbox.tsx'
import { classNames } from '../../design/class-names.ts'
import { Field } from '../../design/Field.tsx'
import control from '../../design/Field.module.css'
import { TextArea as DesignTextArea } from '../../design/TextArea.tsx'
import { TextField } from '../../design/TextField.tsx'
import css from './Fields.module.css'

/** The fields of a form that was refused, so that no input is lost. */
export type Typed = URLSearchParams

/** The value of a field: what was typed into this form, else the stored value. */
export const typedOr = (typed: Typed, isThisForm: boolean, name: string, otherwise: string): string =>
  isThisForm ? (typed.get(name) ?? '') : otherwise

type InputProps =
  & { readonly label: ReactNode; readonly name: string; readonly value?: string; readonly hint?: ReactNode }
  & Pick<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete' | 'inputMode' | 'min' | 'max' | 'minLength'>

/** A field of a form; several forms of a page have fields of the same name. */
export const Input = ({ label, name, value = '', hint, type, required, autoComplete, inputMode, min, max, minLength }: InputProps) => (
  <TextField
    id={useId()} name={name} label={label} hint={hint} type={type} required={required} autoComplete={autoComplete} inputMode={inputMode}
    min={min} max={max} minLength={minLength} defaultValue={value}
  />
)

export const Hidden = ({ name, value }: { readonly name: string; readonly value: string }) =>
  <input type="hidden" name={name} value={value} />

type TextAreaProps = Pick<InputProps, 'label' | 'name' | 'value' | 'hint'> & { readonly lang: string }

/** A required text of several lines in a language. */
export const TextArea = ({ label, name, value = '', hint, lang }: TextAreaProps) =>
  <DesignTextArea id={useId()} label={label} name={name} hint={hint} lang={lang} rows={4} defaultValue={value} required />

type Option = { readonly value: string; readonly label: string }
type SelectProps = Pick<InputProps, 'label' | 'name' | 'value' | 'required'> & { readonly options: readonly Option[] }

/** As the browser draws it: the arrow of the design is a picture, which the policy of the back office forbids. */
export const Select = ({ label, name, value, required, options }: SelectProps) => {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select className={control['control']} id={id} name={name} required={required} defaultValue={value}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
    </Field>
  )
}

type CheckProps = Pick<InputProps, 'label' | 'name' | 'value' | 'required'> & { readonly isChecked?: boolean }

/** A required one must be ticked: the browser does not send the form without it. */
export const Check = ({ label, name, value = 'yes', required, isChecked = false }: CheckProps) => (
  <Checkbox id={useId()} label={label} name={name} value={value} required={required} defaultChecked={isChecked} />
)

type Look = 'primary' | 'secondary'
export type ActionFormProps = {
  /** What the form does, by which its page knows it among several. */
  readonly act: string
  readonly label: string
  /** Distinguishes buttons with the same text. */
  readonly description?: string
  readonly look?: Look | undefined
  readonly children?: ReactNode
}

/** One of several forms of a page, which is sent to the same page. */
export const ActionForm = ({ act, label, description, look = 'primary', children }: ActionFormProps) => (
  <form className={css['fields']} method="post">
    <Hidden name="act" value={act} />
    {children}
    <SubmitButton label={label} description={description} look={look} />
  </form>
)

export const SubmitButton = ({ label, description, look = 'primary' }: {
  readonly label: string
  readonly description?: string | undefined
  readonly look?: Look | undefined
}) => <Button type="submit" variant={look} aria-label={description}>{label}</Button>

/** The form above a list, whose address it changes. */
export const SearchForm = ({ action, label, children }: {
  readonly action: string
  readonly label: string
  readonly children: ReactNode
}) => (
  <form className={classNames(css['row'], css['framed'])} method="get" action={action} role="search">
    {children}
    <SubmitButton label={label} />
  </form>
)

/** A form within a card, which changes the address of its page. */
export const RowForm = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <form className={css['row']} method="get">
    {children}
    <SubmitButton label={label} look="secondary" />
  </form>
)

/** Fields of a form below each other. */
export const FieldStack = ({ children }: { readonly children: ReactNode }) => <div className={css['fields']}>{children}</div>

/** Fields side by side where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => <div className={css['pair']}>{children}</div>

/** Fields that belong together. */
export const Fieldset = ({ legend, hint, children }: {
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <fieldset className={css['fieldset']} aria-describedby={hint === undefined ? undefined : id}>
      <legend className={css['legend']}>{legend}</legend>
      {hint !== undefined && <p id={id} className={css['hint']}>{hint}</p>}
      {children}
    </fieldset>
  )
}
