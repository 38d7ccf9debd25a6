import { initialValue, type Control } from './typed-controls.ts'

const isTyped = (control: Control): boolean => {
  const isTicked = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
  if (isTicked) return control.checked !== control.defaultChecked
  return control.value !== initialValue(control)
}

const FIELDS = 'main :is(input:not([type=hidden]), select, textarea), dialog :is(input:not([type=hidden]), textarea)'

/** Whether the page has input that a reload would lose: what `usePreservedInput` stores is restored. */
export const hasUnpreservedInput = (): boolean =>
  [...document.querySelectorAll<Control>(FIELDS)]
    .some((control) => isTyped(control) && (control.type === 'password' || control.closest('[data-preserve]') === null))
