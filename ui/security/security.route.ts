import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pagePath } from '../binding/page-path.ts'
import * as devices from './devices-part.ts'
import * as password from './password-part.ts'

/** One file for all pages of this topic: every further chunk enlarges the first load. */
const isPassword = (request: Request): boolean => pagePath(new URL(request.url).pathname) === '/my-account/password'

export const loader = (args: LoaderFunctionArgs) => (isPassword(args.request) ? password.loader(args) : devices.loader(args))

export const action = (args: ActionFunctionArgs) => (isPassword(args.request) ? password.action(args) : devices.action(args))

export { SecurityPage as Component } from './SecurityPage.tsx'
