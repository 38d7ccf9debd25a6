import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import * as callOff from './cancel-email-change-part.ts'
import * as confirm from './confirm-email-part.ts'
import * as data from './data-part.ts'
import * as documents from './documents-part.ts'
import * as email from './email-part.ts'
import * as erase from './delete-account-part.ts'
import * as deletionRequested from './deletion-requested-part.ts'
import * as eraseCallOff from './cancel-deletion-part.ts'
import { partAt, type OwnDataPart } from './own-data-part.ts'

/** One file for all pages of this topic: every further chunk enlarges the first load. */
const LOADERS: { readonly [part in OwnDataPart]: (args: LoaderFunctionArgs) => unknown } = {
  email: email.loader, 'email-confirm': confirm.loader, 'call-off': callOff.loader, data: data.loader, documents: documents.loader,
  erase: erase.loader, 'erase-asked': deletionRequested.loader, 'erase-call-off': eraseCallOff.loader,
}
const ACTIONS: { readonly [part in OwnDataPart]: (args: ActionFunctionArgs) => unknown } = {
  email: email.action, 'email-confirm': confirm.action, 'call-off': callOff.action, data: data.action, documents: documents.action,
  erase: erase.action, 'erase-asked': deletionRequested.action, 'erase-call-off': eraseCallOff.action,
}

const partOf = (request: Request): OwnDataPart => partAt(new URL(request.url).pathname)

export const loader = (args: LoaderFunctionArgs): unknown => LOADERS[partOf(args.request)](args)

export const action = (args: ActionFunctionArgs): unknown => ACTIONS[partOf(args.request)](args)

export { OwnDataPages as Component } from './OwnDataPages.tsx'
