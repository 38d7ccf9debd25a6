import type { CustomerRefusal } from '../../../domain/customer/customer-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const customerWords: WordsFor<CustomerRefusal> = {
  InvalidEmail: () => message('validation.invalid_email'),
  InvalidNames: () => message('error.invalid_names'),
  InvalidProfile: () => message('error.malformed'),
}
