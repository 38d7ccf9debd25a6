import { Modal } from './Modal.tsx'
import type { ModalProps } from './Modal.tsx'
import { classNames } from './class-names.ts'
import css from './Modal.module.css'

export type SheetProps = ModalProps & {
  readonly side: 'right' | 'left'
  readonly width?: 'wide' | 'narrow' | undefined
}

/** A panel that slides in from the side, as high as the window. */
export const Sheet = ({ side, width = 'wide', isOpen, onClose, title, closeLabel, children, footer }: SheetProps) => (
  <Modal
    shape={classNames(css['sheet'], side === 'left' && css['left'], width === 'narrow' && css['narrow'])}
    isOpen={isOpen}
    onClose={onClose}
    title={title}
    closeLabel={closeLabel}
    footer={footer}
  >
    {children}
  </Modal>
)
