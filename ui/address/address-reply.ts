import { data } from 'react-router'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { FormReply } from '../form/form-reply.ts'
import type { AddressSuggestion } from './address-choice.ts'

/** What the form of addresses is answered; maybe with other ways to write one, to choose from. */
export type AddressReply = FormReply & { readonly suggestions?: readonly AddressSuggestion[] }

/** Back to the form, with another way to write an address to choose from: nothing is wrong with it. */
export const withSuggestions = (typed: FormReply['typed'], suggestions: readonly AddressSuggestion[]) =>
  data<AddressReply>({ typed, problems: {}, suggestions }, { headers: PRIVATE_PAGE })
