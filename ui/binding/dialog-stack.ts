import { createContext } from 'react'
import { createSignal, type Signal } from '../../application/signal.ts'

/**
 * The modal dialogs of a page; what is now is the one that lies over everything else, since whatever is not in it can neither
 * be seen clearly nor heard.
 */
export type DialogStack = Signal<HTMLDialogElement | undefined> & {
  readonly opened: (dialog: HTMLDialogElement) => void
  readonly closed: (dialog: HTMLDialogElement) => void
}

export const openDialogStack = (): DialogStack => {
  const dialogs = new Set<HTMLDialogElement>()
  const { now, subscribe, put } = createSignal<HTMLDialogElement | undefined>(undefined)
  const tell = (): void => { put([...dialogs].at(-1)) }
  return {
    now,
    subscribe,
    opened: (dialog) => {
      dialogs.add(dialog)
      tell()
    },
    closed: (dialog) => {
      dialogs.delete(dialog)
      tell()
    },
  }
}

/** Brought by the shell; outside it nobody needs to know which dialog is on top. */
export const DialogStackContext = createContext<DialogStack | undefined>(undefined)
