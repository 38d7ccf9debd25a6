/** A field that is typed into or chosen from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What stands in a field when the page is drawn. */
export const firstValue = (control: Control): string => {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const prototypeOf = (control: Control): object => {
  if (control instanceof HTMLInputElement) return HTMLInputElement.prototype
  return control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLTextAreaElement.prototype
}

/**
 * Tells a field what was typed, as if it were typed now. React compares an input with the last value it saw itself, so it must see
 * the first one before the typed one.
 */
export const tell = (control: Control, value: string): void => {
  control.value = firstValue(control)
  Object.getOwnPropertyDescriptor(prototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // A field that settles when it is left must first have taken over what was typed.
  if (control !== document.activeElement) queueMicrotask(() => { control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })) })
}
