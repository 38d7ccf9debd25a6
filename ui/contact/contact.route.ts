import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs } from 'react-router'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { keyOfContent } from '../../domain/idempotency-key.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { PRIVATE_PAGE, publicPage } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, withProblems, type FormReply } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { contactProblems } from './contact-problems.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

export const loader = () => data(null, { headers: publicPage('page', 'contact') })

export type ContactReply = FormReply | { readonly sentTo: string }

/** Sends the contact form to the staff; errors return with what was typed. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { name = '', email = '', subject = '', message = '' } = readFields(await request.formData())
  const typed = { name, email, subject, message }
  const injector = context.get(injectorContext)
  const key = keyOfContent('sendMessage', injector.get(Today)(), typed)
  const sent = await injector.get(Shop).contact.sendMessage({ ...typed, key })()
  if (E.isRight(sent)) return data<ContactReply>({ sentTo: email.trim() }, { headers: PRIVATE_PAGE })
  return sent.left._tag === 'InvalidMessage'
    ? withProblems(typed, contactProblems(sent.left))
    : withFailure(typed, sent.left, requestLocale(request))
}

export { ContactPage as Component } from './ContactPage.tsx'
