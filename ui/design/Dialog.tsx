import { Modal } from './Modal.tsx'
import type { ModalProps } from './Modal.tsx'
import css from './Modal.module.css'

/** A question in the middle of the page that wants an answer first. */
export const Dialog = (props: ModalProps) => <Modal {...props} shape={css['dialog'] ?? ''} />
