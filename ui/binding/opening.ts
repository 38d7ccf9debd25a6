import { createSignal, type Signal } from '../../application/signal.ts'

/** Whether something is open over the page, such as a sidebar, with functions to open and close it. */
export type Opening = Signal<boolean> & { readonly open: () => void; readonly close: () => void; readonly toggle: () => void }

export const makeOpening = (): Opening => {
  const { now, subscribe, set } = createSignal(false)
  return { now, subscribe, open: () => { set(true) }, close: () => { set(false) }, toggle: () => { set(!now()) } }
}

const nothing = (): void => undefined

/** Outside the shell nothing opens over a page. */
export const NEVER_OPEN: Opening = { now: () => false, subscribe: () => nothing, open: nothing, close: nothing, toggle: nothing }
