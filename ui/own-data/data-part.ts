import { DataExportPath } from '../../application/storefront/customer/data-export-path.port.ts'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { FormReply } from '../form/form-reply.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { loadOwner } from './load-owner.ts'
import { sendLink } from './send-link.ts'

/** What the form that asks for the file can be told: the file comes from the shop's own side, and so does a refusal. */
const REFUSED: readonly Failure[] = [
  { _tag: 'WrongPassword' }, { _tag: 'SignInAgain' }, { _tag: 'NotSignedIn' }, { _tag: 'ServiceUnavailable' },
]

const replyOf = (request: Request): FormReply | undefined => {
  const refused = new URL(request.url).searchParams.get('refused')
  if (refused === null) return undefined
  const failure = REFUSED.find(({ _tag }) => _tag === refused) ?? { _tag: 'ServiceUnavailable' }
  const said = refusalMessage(failure, requestLocale(request))
  return failure._tag === 'WrongPassword' ? { typed: {}, problems: { password: said } } : { typed: {}, problems: {}, failure: said }
}

/** All that the shop keeps of a customer, to be taken along. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector, email, hasPassword } = await loadOwner(asked)
  const filePath = injector.get(DataExportPath)(requestLocale(asked.request))
  return data({ email, hasPassword, filePath, reply: replyOf(asked.request) }, { headers: PRIVATE_PAGE })
}

/** Whoever has no password asks for a letter here, to sign in anew by. */
export const action = async (asked: ActionFunctionArgs) => {
  const { injector, email } = await loadOwner(asked)
  return await sendLink(injector, email, localePath(requestLocale(asked.request), '/my-account/data'))
}
