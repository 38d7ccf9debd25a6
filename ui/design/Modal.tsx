/* oxlint-disable jsx-a11y/click-events-have-key-events -- the backdrop is clicked, Escape does the same */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the backdrop is clicked, Escape does the same */
import type { MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useModalDialog } from '../binding/use-modal-dialog.ts'
import { useIgnoreContinuedClicks } from '../binding/use-ignore-continued-clicks.ts'
import { Icon } from './Icon.tsx'
import css from './Modal.module.css'

export type ModalProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode
}

/** What dialogs and sheets share: title, close button, Escape, a click on the backdrop. Empty while closed. */
export const Modal = ({ isOpen, onClose, title, closeLabel, children, footer, shape }: ModalProps & { readonly shape: string }) => {
  const dialog = useModalDialog(isOpen)
  useIgnoreContinuedClicks(isOpen)
  const titleId = useId()
  const pressBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`${css['modal']} ${shape}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // If effects run twice, the close event of the first run arrives when the dialog is open again.
      onClose={(event) => { if (isOpen && !event.currentTarget.open) onClose() }}
      onClick={pressBackdrop}
    >
      {isOpen && (
        <div className={css['panel']}>
          <div className={css['head']}>
            <h2 id={titleId} className={css['title']}>{title}</h2>
            <button type="button" className={css['close']} aria-label={closeLabel} onClick={onClose}><Icon name="close" /></button>
          </div>
          <div className={css['body']}>{children}</div>
          {footer !== undefined && <div className={css['foot']}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
