/* oxlint-disable jsx-a11y/click-events-have-key-events -- the backdrop is clicked, Escape does the same */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the backdrop is clicked, Escape does the same */
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useModalDialog } from '../binding/use-modal-dialog.ts'
import { useIgnoreContinuedClicks } from '../binding/use-ignore-continued-clicks.ts'
import { classNames } from './class-names.ts'
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

export type ModalPanelProps = Pick<ModalProps, 'title' | 'closeLabel' | 'children' | 'footer'> & {
  readonly titleId: string
  /** Closes the panel when its button is pressed. */
  readonly closing: Pick<HTMLAttributes<HTMLButtonElement>, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>
  readonly shape?: string
}

/** Title with a close button, content, and what stays visible below it. */
export const ModalPanel = ({ titleId, title, closeLabel, closing, shape, children, footer }: ModalPanelProps) => (
  <div className={classNames(css['panel'], shape)}>
    <div className={css['head']}>
      <h2 id={titleId} className={css['title']}>{title}</h2>
      <button type="button" className={css['close']} aria-label={closeLabel} {...closing}><Icon name="close" /></button>
    </div>
    <div className={css['body']}>{children}</div>
    {footer !== undefined && <div className={css['foot']}>{footer}</div>}
  </div>
)

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
        <ModalPanel titleId={titleId} title={title} closeLabel={closeLabel} closing={{ onClick: onClose }} footer={footer}>
          {children}
        </ModalPanel>
      )}
    </dialog>
  )
}
