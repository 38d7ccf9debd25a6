/* oxlint-disable jsx-a11y/click-events-have-key-events -- the shade is pressed, Escape does the same */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the shade is pressed, Escape does the same */
import type { MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useModalDialog } from '../binding/use-modal-dialog.ts'
import { useOwnPresses } from '../binding/use-own-presses.ts'
import { Icon } from './Icon.tsx'
import css from './Modal.module.css'

export type ModalProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode
}

/** What dialogs and sheets share: title, close button, Escape, a press on the shade. Empty while closed. */
export const Modal = ({ isOpen, onClose, title, closeLabel, children, footer, shape }: ModalProps & { readonly shape: string }) => {
  const dialog = useModalDialog(isOpen)
  useOwnPresses(isOpen)
  const titleId = useId()
  const pressShade = (event: MouseEvent<HTMLDialogElement>): void => {
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
      // Where effects run twice, the word of the first closing comes when it stands open again.
      onClose={(event) => { if (isOpen && !event.currentTarget.open) onClose() }}
      onClick={pressShade}
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
