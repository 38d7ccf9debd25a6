/** A field that is typed into or chosen from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The value of a field when the page is rendered. */
export const initialValue = (control: Control): string => {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const prototypeOf = (control: Control): object => {
  if (control instanceof HTMLInputElement) return HTMLInputElement.prototype
  return control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLTextAreaElement.prototype
}

/**
 * Sets the value of a field as if it were typed now. React compares an input with the last value it saw, so it must see the
 * initial value first.
 */
export const setTypedValue = (control: Control, value: string): void => {
  control.value = initialValue(control)
  Object.getOwnPropertyDescriptor(prototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // A field that applies its value on blur must first have the typed value.
  if (control !== document.activeElement) queueMicrotask(() => { control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })) })
}
