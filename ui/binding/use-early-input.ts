import { use, useLayoutEffect } from 'react'
import { initialValue, setTypedValue, type Control } from './typed-controls.ts'
import { HydrationContext } from './hydration.ts'

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

const isTicked = (control: Control): control is HTMLInputElement => TICKED.includes(control.type)

/** Whether a box was ticked or unticked by the visitor; of a group of radio buttons, the one that was chosen. */
const wasTicked = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type === 'checkbox')

/** React compares a field with the last state it saw, so it must see the initial one first. */
const tick = (field: HTMLInputElement, { defaultChecked }: HTMLInputElement): void => {
  field.checked = defaultChecked
  field.click()
}

/** Sends a form as without script. If the browser keeps the page, it shows again what its address says. */
const send = (form: HTMLFormElement): void => {
  window.addEventListener('pagehide', () => { form.reset() }, { once: true })
  form.requestSubmit()
}

const restore = (control: Control, field: Control | undefined): void => {
  if (field instanceof HTMLInputElement && isTicked(control)) {
    if (wasTicked(control)) tick(field, control)
  } else if (field !== undefined && (control instanceof HTMLSelectElement || TYPED.includes(control.type))) {
    if (control.value !== initialValue(control)) setTypedValue(field, control.value)
  }
}

/** The forms of filters, of which each tick is a page of its own: one tick after the other would replace it. */
const filtersOf = (controls: readonly Control[]): ReadonlySet<HTMLFormElement> =>
  new Set(controls.flatMap((control) =>
    isTicked(control) && wasTicked(control) && control.form?.method === 'get' && control.isConnected ? [control.form] : []))

/**
 * Restores what was typed or chosen before hydration, which would overwrite it. It is done in the same task as hydration: a button
 * pressed right after sends what was chosen.
 */
export const useEarlyInput = (): void => {
  const { controls } = use(HydrationContext)
  useLayoutEffect(() => {
    const rendered = controls.length === 0 ? controlsHere() : controls
    const filters = filtersOf(rendered)
    for (const control of rendered)
      if (control.form === null || !filters.has(control.form)) restore(control, currentControl(control, rendered))
    filters.forEach(send)
  }, [controls])
}
