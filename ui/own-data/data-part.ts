import { dataExportPath } from '../../application/contract/downloads.ts'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { FormReply } from '../form/form-reply.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { loadOwner } from './load-owner.ts'
import { sendLink } from './send-link.ts'

/** The failures that the download reports in the address: it is no page of the router. */
const REFUSED: readonly Failure[] = [
  { _tag: 'WrongPassword' }, { _tag: 'SignInAgain' }, { _tag: 'NotSignedIn' }, { _tag: 'ServiceUnavailable' },
]

const replyOf = (request: Request): FormReply | undefined => {
  const refused = new URL(request.url).searchParams.get('refused')
  if (refused === null) return undefined
  const failure = REFUSED.find(({ _tag }) => _tag === refused) ?? { _tag: 'ServiceUnavailable' }
  const message = refusalMessage(failure, requestLocale(request))
  return failure._tag === 'WrongPassword' ? { typed: {}, problems: { password: message } } : { typed: {}, problems: {}, failure: message }
}

/** The data export of a customer. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { email, hasPassword } = await loadOwner(args)
  const filePath = dataExportPath(requestLocale(args.request))
  return data({ email, hasPassword, filePath, reply: replyOf(args.request) }, { headers: PRIVATE_PAGE })
}

/** Without a password, sends an e-mail link to sign in again. */
export const action = async (args: ActionFunctionArgs) => {
  const { injector, email } = await loadOwner(args)
  return await sendLink(injector, email, localePath(requestLocale(args.request), '/my-account/data'))
}
