import { createContext } from 'react'
import { createSignal, type Signal } from '../../application/signal.ts'

/**
 * The open modal dialogs of a page. The value is the topmost one; everything outside it can neither be seen clearly nor be read by
 * a screen reader.
 */
export type DialogStack = Signal<HTMLDialogElement | undefined> & {
  readonly opened: (dialog: HTMLDialogElement) => void
  readonly closed: (dialog: HTMLDialogElement) => void
}

export const openDialogStack = (): DialogStack => {
  const dialogs = new Set<HTMLDialogElement>()
  const { now, subscribe, set } = createSignal<HTMLDialogElement | undefined>(undefined)
  const update = (): void => { set([...dialogs].at(-1)) }
  return {
    now,
    subscribe,
    opened: (dialog) => {
      dialogs.add(dialog)
      update()
    },
    closed: (dialog) => {
      dialogs.delete(dialog)
      update()
    },
  }
}

/** Provided by the shell. */
export const DialogStackContext = createContext<DialogStack | undefined>(undefined)
