import type { ContactRefusal } from '../../../domain/contact/contact-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const contactWords: WordsFor<ContactRefusal> = {
  InvalidMessage: () => message('error.malformed'),
}
