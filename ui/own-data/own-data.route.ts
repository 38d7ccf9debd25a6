import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import * as cancelEmailChange from './cancel-email-change-part.ts'
import * as confirm from './confirm-email-part.ts'
import * as data from './data-part.ts'
import * as documents from './documents-part.ts'
import * as email from './email-part.ts'
import * as deleteAccount from './delete-account-part.ts'
import * as deletionRequested from './deletion-requested-part.ts'
import * as cancelDeletion from './cancel-deletion-part.ts'
import { partAt, type OwnDataPart } from './own-data-part.ts'

/** One file for all pages of this topic: every further chunk enlarges the first load. */
const LOADERS: { readonly [part in OwnDataPart]: (args: LoaderFunctionArgs) => unknown } = {
  email: email.loader, 'email-confirm': confirm.loader, 'cancel-email-change': cancelEmailChange.loader,
  data: data.loader, documents: documents.loader,
  'delete-account': deleteAccount.loader, 'deletion-requested': deletionRequested.loader, 'cancel-deletion': cancelDeletion.loader,
}
const ACTIONS: { readonly [part in OwnDataPart]: (args: ActionFunctionArgs) => unknown } = {
  email: email.action, 'email-confirm': confirm.action, 'cancel-email-change': cancelEmailChange.action,
  data: data.action, documents: documents.action,
  'delete-account': deleteAccount.action, 'deletion-requested': deletionRequested.action, 'cancel-deletion': cancelDeletion.action,
}

const partOf = (request: Request): OwnDataPart => partAt(new URL(request.url).pathname)

export const loader = (args: LoaderFunctionArgs): unknown => LOADERS[partOf(args.request)](args)

export const action = (args: ActionFunctionArgs): unknown => ACTIONS[partOf(args.request)](args)

export { OwnDataPage as Component } from './OwnDataPage.tsx'
