import type { ReactNode } from 'react'
import { useModalDialog } from '../binding/use-modal-dialog.ts'
import css from './HashLoginView.module.css'

const prevent = (event: { readonly preventDefault: () => void }): void => { event.preventDefault() }

/** Covers the page while a link signs in: nothing behind it can be clicked (Account §2.6). */
export const HashLoginView = ({ label }: { readonly label: ReactNode }) => (
  <dialog ref={useModalDialog(true)} className={css['over']} aria-busy="true" onCancel={prevent}>
    <p role="status" className={css['label']}><span className={css['sign']} aria-hidden="true" />{label}</p>
  </dialog>
)
