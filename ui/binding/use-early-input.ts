import { use, useLayoutEffect } from 'react'
import { initialValue, setTypedValue, type Control } from './typed-controls.ts'
import { HydrationContext } from './hydration.ts'
import { sendChoices, SENDS_CHOICES } from './send-choices.ts'

const TYPED = ['text', 'search', 'email', 'tel', 'number', 'textarea']
const TICKED = ['checkbox', 'radio']

/** All fields of the page. */
export const controlsHere = (): readonly Control[] => [...document.querySelectorAll<Control>('input, select, textarea')]

/** The field itself or, if React rendered the page again, its successor: the field of the same name and type at the same index. */
const currentControl = (control: Control, rendered: readonly Control[]): Control | undefined => {
  if (control.isConnected) return control
  const isNamesake = ({ name, type }: Control): boolean => name === control.name && type === control.type
  return controlsHere().filter(isNamesake)[rendered.filter(isNamesake).indexOf(control)]
}

const restore = (control: Control, rendered: readonly Control[]): void => {
  const field = currentControl(control, rendered)
  if (field instanceof HTMLInputElement && control instanceof HTMLInputElement && TICKED.includes(control.type)) {
    const { checked, defaultChecked, type } = control
    if (checked === defaultChecked || (!checked && type === 'radio')) return
    const form = field.closest<HTMLFormElement>(SENDS_CHOICES)
    if (form !== null) {
      field.checked = checked
      sendChoices(form)
      return
    }
    // React compares a field with the last state it saw, so it must see the initial one first.
    field.checked = defaultChecked
    field.click()
  } else if (field !== undefined && (control instanceof HTMLSelectElement || TYPED.includes(control.type))) {
    if (control.value !== initialValue(control)) setTypedValue(field, control.value)
  }
}

/**
 * Restores what was typed or chosen before hydration, which would overwrite it. It is done in the same task as hydration: a button
 * pressed right after sends what was chosen.
 */
export const useEarlyInput = (): void => {
  const { controls } = use(HydrationContext)
  useLayoutEffect(() => {
    const rendered = controls.length === 0 ? controlsHere() : controls
    for (const control of rendered) restore(control, rendered)
  }, [controls])
}
