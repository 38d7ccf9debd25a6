import { use, useLayoutEffect } from 'react'
import { firstValue, tell, type Control } from './typed-controls.ts'
import { WakingContext } from './waking.ts'

const TYPED = ['text', 'search', 'email', 'tel', 'number', 'textarea']
const TICKED = ['checkbox', 'radio']

/** All fields of the page. */
export const controlsHere = (): readonly Control[] => [...document.querySelectorAll<Control>('input, select, textarea')]

/** The field itself or, where React had to render the page again, the one that stands for it: of its name, the same in their order. */
const today = (control: Control, drawn: readonly Control[]): Control | undefined => {
  if (control.isConnected) return control
  const isNamesake = ({ name, type }: Control): boolean => name === control.name && type === control.type
  return controlsHere().filter(isNamesake)[drawn.filter(isNamesake).indexOf(control)]
}

const bringBack = (control: Control, drawn: readonly Control[]): void => {
  const field = today(control, drawn)
  if (field instanceof HTMLInputElement && control instanceof HTMLInputElement && TICKED.includes(control.type)) {
    if (field.checked !== control.checked && (control.checked || control.type === 'checkbox')) field.click()
  } else if (field !== undefined && (control instanceof HTMLSelectElement || TYPED.includes(control.type))) {
    if (control.value !== firstValue(control)) tell(field, control.value)
  }
}

/**
 * What was typed or chosen before the page woke up is told to its fields then; they would draw over it. In the moment in which it wakes:
 * whoever presses a button right after sends what they chose.
 */
export const useEarlyInput = (): void => {
  const { controls } = use(WakingContext)
  useLayoutEffect(() => {
    const drawn = controls.length === 0 ? controlsHere() : controls
    for (const control of drawn) bringBack(control, drawn)
  }, [controls])
}
