import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs } from 'react-router'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { keyOfContent } from '../../domain/idempotency-key.ts'
import { momentText } from '../../domain/contact/moment-text.ts'
import { makeWithdrawal, type SubmittedWithdrawal } from '../../domain/contact/withdrawal.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { PRIVATE_PAGE, publicPage } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { contactProblems } from './contact-problems.ts'
import type { WithdrawalReply } from './withdrawal-reply.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

export const loader = () => data(null, { headers: publicPage('page', 'withdrawal') })

const reviewed = (typed: SubmittedWithdrawal) => {
  const withdrawal = makeWithdrawal(typed)
  return E.isLeft(withdrawal)
    ? withProblems(typed, contactProblems(withdrawal.left))
    : data<WithdrawalReply>({ statement: withdrawal.right }, { headers: PRIVATE_PAGE })
}

const edited = (typed: SubmittedWithdrawal) => data<WithdrawalReply>({ typed, problems: {} }, { headers: PRIVATE_PAGE })

/** Two steps: a review, then the confirmation by a labelled button (Directive 2011/83/EU, article 11a). */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { intent, name = '', contract = '', email = '' } = readFields(await request.formData())
  const typed = { name, contract, email }
  if (intent === 'change') return edited(typed)
  if (intent !== 'confirm') return reviewed(typed)
  const injector = context.get(injectorContext)
  const key = keyOfContent('declareWithdrawal', injector.get(Today)(), typed)
  const declared = await injector.get(Shop).contact.declareWithdrawal({ ...typed, key })()
  if (E.isRight(declared))
    return data<WithdrawalReply>({ declared: { moment: momentText(declared.right.at), email: email.trim() } }, { headers: PRIVATE_PAGE })
  return declared.left._tag === 'InvalidMessage'
    ? withProblems(typed, contactProblems(declared.left))
    : withFailure(typed, declared.left, requestLocale(request))
}

export { WithdrawalPage as Component } from './WithdrawalPage.tsx'
