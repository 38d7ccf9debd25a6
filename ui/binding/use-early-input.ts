import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLSelectElement

const TYPED = ['text', 'search', 'email', 'tel', 'number']

const firstValue = (control: Control): string => {
  if (control instanceof HTMLInputElement) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const changedControls = (): readonly (readonly [Control, string])[] =>
  [...document.querySelectorAll<Control>('input, select')]
    .filter((control) => control instanceof HTMLSelectElement || TYPED.includes(control.type))
    .filter((control) => control.value !== firstValue(control))
    .map((control) => [control, control.value])

// React compares an input with the last value it saw itself, so it must see the first one before the typed one.
const tell = (control: Control, value: string): void => {
  const prototype: object = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype
  control.value = firstValue(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
  // A field that settles when it is left must first have taken over what was typed.
  if (control !== document.activeElement) queueMicrotask(() => { control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })) })
}

/** What was typed or chosen before the page woke up is told to its fields then; they would draw over it. */
export const useEarlyInput = (): void => {
  useEffect(() => {
    for (const [control, value] of changedControls()) tell(control, value)
  }, [])
}
