import { data } from 'react-router'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import type { Email } from '../../domain/customer/email.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'

/** An e-mail link was sent to the customer's own address, to sign in again and return to this page. */
export type LinkSent = { readonly sentTo: string }

export const sendLink = async (injector: Injector, email: Email, target: string) => {
  await injector.get(SendLoginLink)({ email, target })()
  return data<LinkSent>({ sentTo: email }, { headers: PRIVATE_PAGE })
}
