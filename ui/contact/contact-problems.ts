import type { InvalidMessage } from '../../domain/contact/contact-refusal.ts'
import type { FieldProblems } from '../form/form-reply.ts'
import { fieldMessage } from '../messages/field-message.ts'
import { message } from '../messages/message.ts'

/** The errors of the contact form by field. */
export const contactProblems = ({ fields }: InvalidMessage): FieldProblems =>
  Object.fromEntries(fields.map((fault) => [
    fault.field,
    fault.field === 'email' && fault._tag === 'Invalid' ? message('validation.invalid_email') : fieldMessage(fault),
  ]))
