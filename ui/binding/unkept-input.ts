import { firstValue, type Control } from './typed-controls.ts'

const isTyped = (control: Control): boolean => {
  const isTicked = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
  if (isTicked) return control.checked !== control.defaultChecked
  return control.value !== firstValue(control)
}

const FIELDS = 'main :is(input:not([type=hidden]), select, textarea), dialog :is(input:not([type=hidden]), textarea)'

/** Whether the page holds something typed that would be lost if it were read anew: what `usePreservedInput` keeps comes back. */
export const hasUnkeptInput = (): boolean =>
  [...document.querySelectorAll<Control>(FIELDS)]
    .some((control) => isTyped(control) && (control.type === 'password' || control.closest('[data-keeps]') === null))
