import { data } from 'react-router'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { FormReply } from '../form/form-reply.ts'
import type { AddressSuggestion } from './address-choice.ts'

/** The reply to an address form, possibly with suggested spellings to choose from. */
export type AddressReply = FormReply & { readonly suggestions?: readonly AddressSuggestion[] }

/** Renders the form again with a suggested spelling to choose from, without an error. */
export const withSuggestions = (typed: FormReply['typed'], suggestions: readonly AddressSuggestion[]) =>
  data<AddressReply>({ typed, problems: {}, suggestions }, { headers: PRIVATE_PAGE })
