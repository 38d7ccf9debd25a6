import { data } from 'react-router'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import type { Email } from '../../domain/customer/email.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'

/** A letter to the own mailbox is on its way, by which one signs in anew and comes back to this page. */
export type LinkSent = { readonly sentTo: string }

export const sendLink = async (injector: Injector, email: Email, target: string) => {
  await injector.get(SendLoginLink)({ email, target })()
  return data<LinkSent>({ sentTo: email }, { headers: PRIVATE_PAGE })
}
