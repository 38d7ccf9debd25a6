import { firstValue, tell, type Control } from './typed-controls.ts'

/** What was typed into the fields of a part of a page, by name: over what, and what. */
type Kept = Readonly<Record<string, readonly [over: string, typed: string]>>

const PREFIX = 'typed:'
const FIELDS = 'input, select, textarea'

const partsHere = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-keeps]')]

// Where nothing can be stored, nothing is kept.
const stored = (part: HTMLElement): Kept => {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + (part.dataset['keeps'] ?? '')) ?? '{}') as Kept
  } catch {
    return {}
  }
}

const store = (part: HTMLElement, kept: Kept): void => {
  const key = PREFIX + (part.dataset['keeps'] ?? '')
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // See above.
  }
}

const controlsOf = (part: HTMLElement): readonly Control[] =>
  [...part.querySelectorAll<Control>(FIELDS)].filter(({ type, name }) => name !== '' && !['hidden', 'radio', 'password'].includes(type))

const isTicked = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const valueOf = (control: Control): string => (isTicked(control) ? String(control.checked) : control.value)

const firstOf = (control: Control): string => (isTicked(control) ? String(control.defaultChecked) : firstValue(control))

const keep = (part: HTMLElement): void => {
  const changed = controlsOf(part).filter((control) => valueOf(control) !== firstOf(control))
  store(part, Object.fromEntries(changed.map((control) => [control.name, [firstOf(control), valueOf(control)] as const])))
}

// Only over what it was typed over: whatever the shop learned since then is newer.
const putBack = (part: HTMLElement): void => {
  const kept = stored(part)
  for (const control of controlsOf(part)) {
    const [over, typed] = kept[control.name] ?? []
    if (typed === undefined || firstOf(control) !== over || valueOf(control) !== over) continue
    if (isTicked(control)) control.click()
    else tell(control, typed)
  }
}

const partAround = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-keeps]') : null

const keepAround = (event: Event): void => {
  const part = partAround(event)
  if (part !== null) keep(part)
}

// What was sent is no longer merely typed; where it was refused, it still stands there and is kept again.
const forgetSent = ({ target }: Event): void => {
  if (!(target instanceof Element)) return
  for (const part of partsHere()) if (part.contains(target) || target.contains(part)) store(part, {})
}

document.addEventListener('input', keepAround)
document.addEventListener('change', keepAround)
document.addEventListener('submit', forgetSent)

/** Puts back what was typed into the parts that are drawn now, and keeps what was typed into them meanwhile. */
export const tendTyped = (): void => {
  for (const part of partsHere()) {
    putBack(part)
    keep(part)
  }
}
