import { Modal } from './Modal.tsx'
import type { ModalProps } from './Modal.tsx'
import css from './Modal.module.css'

/** A modal dialog in the centre of the page. */
export const Dialog = ({ isOpen, onClose, title, closeLabel, children, footer }: ModalProps) => (
  <Modal shape={css['dialog'] ?? ''} isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel} footer={footer}>
    {children}
  </Modal>
)
