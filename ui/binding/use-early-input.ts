import { useLayoutEffect } from 'react'
import { firstValue, tell, type Control } from './typed-controls.ts'

const TYPED = ['text', 'search', 'email', 'tel', 'number', 'textarea']

const changedControls = (): readonly (readonly [Control, string])[] =>
  [...document.querySelectorAll<Control>('input, select, textarea')]
    .filter((control) => control instanceof HTMLSelectElement || TYPED.includes(control.type))
    .filter((control) => control.value !== firstValue(control))
    .map((control) => [control, control.value])

/**
 * What was typed or chosen before the page woke up is told to its fields then; they would draw over it. In the moment in which it wakes:
 * whoever presses a button right after sends what they chose.
 */
export const useEarlyInput = (): void => {
  useLayoutEffect(() => {
    for (const [control, value] of changedControls()) tell(control, value)
  }, [])
}
