import { Modal } from './Modal.tsx'
import type { ModalProps } from './Modal.tsx'
import css from './Modal.module.css'

/** A panel that slides in from the right, as high as the window. */
export const Sheet = ({ isOpen, onClose, title, closeLabel, children, footer }: ModalProps) => (
  <Modal shape={css['sheet'] ?? ''} isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel} footer={footer}>
    {children}
  </Modal>
)
