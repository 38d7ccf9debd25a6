import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import * as callOff from './call-off-part.ts'
import * as confirm from './confirm-email-part.ts'
import * as data from './data-part.ts'
import * as documents from './documents-part.ts'
import * as email from './email-part.ts'
import * as erase from './erase-part.ts'
import * as eraseAsked from './erase-asked-part.ts'
import * as eraseCallOff from './erase-call-off-part.ts'
import { partAt, type OwnDataPart } from './own-data-part.ts'

/** One file for all pages of this topic: each that is fetched apart weighs on the first page of a visit. */
const LOADERS: { readonly [part in OwnDataPart]: (asked: LoaderFunctionArgs) => unknown } = {
  email: email.loader, 'email-confirm': confirm.loader, 'call-off': callOff.loader, data: data.loader, documents: documents.loader,
  erase: erase.loader, 'erase-asked': eraseAsked.loader, 'erase-call-off': eraseCallOff.loader,
}
const ACTIONS: { readonly [part in OwnDataPart]: (asked: ActionFunctionArgs) => unknown } = {
  email: email.action, 'email-confirm': confirm.action, 'call-off': callOff.action, data: data.action, documents: documents.action,
  erase: erase.action, 'erase-asked': eraseAsked.action, 'erase-call-off': eraseCallOff.action,
}

const asked = (request: Request): OwnDataPart => partAt(new URL(request.url).pathname)

export const loader = (args: LoaderFunctionArgs): unknown => LOADERS[asked(args.request)](args)

export const action = (args: ActionFunctionArgs): unknown => ACTIONS[asked(args.request)](args)

export { OwnDataPages as Component } from './OwnDataPages.tsx'
