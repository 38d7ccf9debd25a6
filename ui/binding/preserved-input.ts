import { initialValue, setTypedValue, type Control } from './typed-controls.ts'

/** What was typed into the fields of a part of a page, by field name: the initial value, and the typed one. */
type TypedValues = Readonly<Record<string, readonly [initial: string, typed: string]>>

const PREFIX = 'typed:'
const FIELDS = 'input, select, textarea'

const partsHere = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-preserve]')]

// Nothing is preserved where storage is not available.
const readStored = (part: HTMLElement): TypedValues => {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + (part.dataset['preserve'] ?? '')) ?? '{}') as TypedValues
  } catch {
    return {}
  }
}

const store = (part: HTMLElement, values: TypedValues): void => {
  const key = PREFIX + (part.dataset['preserve'] ?? '')
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage is not available.
  }
}

const controlsOf = (part: HTMLElement): readonly Control[] =>
  [...part.querySelectorAll<Control>(FIELDS)].filter(({ type, name }) => name !== '' && !['hidden', 'radio', 'password'].includes(type))

const isTicked = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const valueOf = (control: Control): string => (isTicked(control) ? String(control.checked) : control.value)

const initialOf = (control: Control): string => (isTicked(control) ? String(control.defaultChecked) : initialValue(control))

const storeChanges = (part: HTMLElement): void => {
  const changed = controlsOf(part).filter((control) => valueOf(control) !== initialOf(control))
  store(part, Object.fromEntries(changed.map((control) => [control.name, [initialOf(control), valueOf(control)] as const])))
}

// Only if the initial value is the same: one that changed since is newer.
const restore = (part: HTMLElement): void => {
  const values = readStored(part)
  for (const control of controlsOf(part)) {
    const [initial, typed] = values[control.name] ?? []
    if (typed === undefined || initialOf(control) !== initial || valueOf(control) !== initial) continue
    if (isTicked(control)) control.click()
    else setTypedValue(control, typed)
  }
}

const partOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-preserve]') : null

const storeInput = (event: Event): void => {
  const part = partOf(event)
  if (part !== null) storeChanges(part)
}

// What was submitted is no longer a draft. If it is rejected, it is still in the fields and is stored again.
const clearSubmitted = ({ target }: Event): void => {
  if (!(target instanceof Element)) return
  for (const part of partsHere()) if (part.contains(target) || target.contains(part)) store(part, {})
}

document.addEventListener('input', storeInput)
document.addEventListener('change', storeInput)
document.addEventListener('submit', clearSubmitted)

/** Restores what was typed into the parts that are rendered now, and stores what was typed in the meantime. */
export const syncPreservedInput = (): void => {
  for (const part of partsHere()) {
    restore(part)
    storeChanges(part)
  }
}
